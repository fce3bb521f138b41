import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withToldColumns } from './history-columns.ts';

/** A function or trigger of the database. */
export interface Definition {
  kind: 'function' | 'trigger';
  /** As statements name it: `book_vehicle(integer, text)` or `told on "reservations"`. */
  signature: string;
  text: string;
  hash: string;
  /** Whether generated columns call it. */
  isHelper: boolean;
}

/** All definitions of a release. */
export interface DefinitionSet {
  release: number;
  definitions: Definition[];
}

/** Raise it when a release has gone out, before anything of `functions/` or `triggers/` changes: an older server leaves newer ones alone. */
const release = 3;

/** What generated columns call: they exist before the tables, each after those it calls, and keep their signatures. */
const helpers = ['folded', 'spelled_out', 'searchable', 'compact_plate'];

/** The functions of `functions/` and the triggers of `triggers/`. */
export function readDefinitions(): DefinitionSet {
  const functions = readFiles('functions', helpers).map(readFunction);
  const triggers = readFiles('triggers').flatMap(readTriggers);
  return { release, definitions: [...functions, ...triggers] };
}

/** The files of a folder, some of them first. */
function readFiles(folder: string, first: string[] = []): string[] {
  const path = fileURLToPath(new URL(`./${folder}/`, import.meta.url));
  const names = new Set([...first.map((name) => `${name}.sql`), ...readdirSync(path).sort()]);
  return [...names].map((name) => readFileSync(path + name, 'utf8'));
}

function readFunction(text: string): Definition {
  const { name, parameters } = partsOf(text);
  const types = parameters.map(({ type }) => type).join(', ');
  return {
    ...define('function', `${name}(${types})`, text),
    isHelper: helpers.includes(name),
  };
}

/** The name of a function and what it takes. */
export function partsOf(text: string) {
  const [, name = '', list = ''] = /^CREATE OR REPLACE FUNCTION (\w+)\(([^)]*)\)/m.exec(text) ?? [];
  const parameters = list
    .split(',')
    .map((parameter) => parameter.trim().replace(/ DEFAULT .*/, ''))
    .filter((parameter) => parameter && !parameter.startsWith('OUT '))
    .map((parameter) => {
      const [, parameterName = '', type = ''] = /^(\S+) (.+)$/.exec(parameter) ?? [];
      return { name: parameterName, type };
    });
  return { name, parameters };
}

const readTriggers = (file: string): Definition[] =>
  withToldColumns(file)
    .split(/^(?=CREATE OR REPLACE TRIGGER )/m)
    .flatMap((text) => {
      const [, name, table] =
        /^CREATE OR REPLACE TRIGGER (\w+)\s[^;]*? ON ("\w+")/.exec(text) ?? [];
      return name ? define('trigger', `${name} on ${table}`, text) : [];
    });

const define = (kind: Definition['kind'], signature: string, text: string): Definition => ({
  kind,
  signature,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
  isHelper: false,
});
