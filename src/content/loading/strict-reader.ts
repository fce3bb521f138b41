import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBusiness } from '../../../contract/site/business-variables.ts';
import { ProseProblem, withProse, type Fields, type Prose } from './prose.ts';
import { yamlReason } from './yaml-reason.ts';

interface TextFile {
  contents: string;
  fileUrl: URL;
}

/** Astro's reader of a file type. */
export interface Reader {
  getEntryInfo(file: TextFile): Read | Promise<Read>;
}

interface Read {
  data?: unknown;
  body?: string;
}

/**
 * Wraps a reader: refuses files that would lose content, with messages in German. With `prose`, the text below the fields
 * becomes fields too; else it stays Markdown.
 */
export const strictReader = (reader: Reader, prose?: Prose): Reader => ({
  ...reader,
  getEntryInfo: async (file) => {
    const path = relative('.', fileURLToPath(file.fileUrl));
    const refuse = (problem: string | null, line?: number) => {
      if (problem) throw new Error(`${path}${line ? `:${line}` : ''}: ${problem}`);
    };
    refuse(fileProblem(file.contents));
    try {
      const read = await reader.getEntryInfo(file);
      refuse(fieldsProblem(read.data, file.contents));
      if (!prose) return read.body ? { ...read, body: withCurrency(read.body) } : read;
      return { ...read, body: '', data: withProse(read.data as Fields, read.body ?? '', prose) };
    } catch (error) {
      const { reason, line } = locate(error);
      // YAML counts lines after the first one, which has the dashes.
      if (line !== undefined) refuse(yamlReason(reason), line + 1);
      if (error instanceof ProseProblem) refuse(error.message);
      throw error;
    }
  },
});

/** Puts the currency's name, German or English, where a text leaves it open. */
const withCurrency = (text: string): string =>
  text
    .replaceAll('{{Währung}}', () => currencyIn('de'))
    .replaceAll('{{currency}}', () => currencyIn('en'));
const currencyIn = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'currency' }).of(business.currency) ?? business.currency;
const business = readBusiness(process.env);

function fileProblem(contents: string): string | null {
  if (contents.includes('\uFFFD'))
    return 'Die Datei ist nicht in UTF-8 gespeichert, ihre Umlaute gingen verloren. Bitte mit der Kodierung UTF-8 speichern.';
  if (contents.trim() === '') return 'Die Datei ist leer.';
  if (!/^\uFEFF?\s*---[ \t]*\r?\n[^]*?\n---[ \t]*(\r?\n|$)/.test(contents))
    return 'Die Felder stehen am Anfang zwischen zwei Zeilen aus ---. Eine davon fehlt.';
  return null;
}

function fieldsProblem(data: unknown, contents: string): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return 'Die Datei enthält keine Felder. Jede Zeile beginnt mit einem Namen und einem Doppelpunkt.';
  // YAML reads 31 February as 2 March.
  const [name] =
    Object.entries(data).find(
      ([, value]) => value instanceof Date && !contents.includes(value.toISOString().slice(0, 10)),
    ) ?? [];
  return name ? `${name}: Diesen Tag gibt es nicht. Ein Datum ist zum Beispiel 2023-08-01.` : null;
}

function locate(error: unknown): { reason: string; line?: number } {
  if (!(error instanceof Error)) return { reason: '' };
  const { loc } = error as Error & { loc?: { line?: number } };
  return { reason: error.message, line: loc?.line };
}
