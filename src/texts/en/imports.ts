import { counting } from '../../../contract/texts/counting.ts';
import { limits } from '../../../contract/values/limits.ts';

const { number, plural } = counting('en');

const rows = (count: number) => plural(count, { one: '# row', other: '# rows' });

/** The texts of importing tables. */
export const importTexts = {
  open: 'Import',
  vehicles: 'Import vehicles',
  customers: 'Import customers',
  missing: 'This server cannot import tables.',
  about: {
    vehicles:
      'Adds vehicles from a CSV file or an Excel workbook. Each gets a neutral drawing as its picture, which you can replace.',
    customers:
      'Adds customers from a CSV file or an Excel workbook. Nobody gets a mail; each can be invited later.',
  },
  file: 'Choose a file',
  sample: 'Sample with all columns',
  fileHint: `The first row names the columns, as a download of the list does, or with other usual names in English or German. At most ${number(limits.imports.rows)} rows and ${limits.imports.bytes / 1024 / 1024} MB. First comes a preview, which imports nothing.`,
  reading: 'The file is being read',
  preview: 'Preview',
  row: 'Row',
  found: (name: string, count: number) => `${name}: ${rows(count)}`,
  fine: 'All rows can be imported.',
  errors: (count: number) =>
    plural(count, {
      one: '# error. Please correct it in the file, and choose the file again.',
      other: '# errors. Please correct them in the file, and choose the file again.',
    }),
  duplicates: (count: number) =>
    plural(count, {
      one: '# row is known already and is not imported.',
      other: '# rows are known already and are not imported.',
    }),
  unknown: (headings: string) => `These columns are not imported: ${headings}`,
  shown: (count: number, all: number) => `${number(count)} of ${rows(all)} shown.`,
  submit: (count: number) => `Import ${rows(count)}`,
  importing: 'The rows are being imported',
  list: { vehicles: 'Show vehicles', customers: 'Show users' },
} as const;

export const catalogue = { texts: importTexts, messages: {} };
