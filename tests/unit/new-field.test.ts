import { relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** A newcomer's patches for a vehicle's payload: its line in the contract's list, and its column. */
const patches: Record<string, [before: string, added: string]> = {
  'contract/vehicle-fields.ts': [
    '  pricePerHour: {',
    `  payload: { kind: 'count', min: 0, shown: ['facts'], width: 8, sample: 500 },\n`,
  ],
  'server/db/schema.ts': [
    "    pricePerHour: money('price_per_hour')",
    "    payload: integer('payload').notNull(),\n",
  ],
};

/** The compiler's errors in a copy of the sources with some of the patches. */
function errorsWith(patched: string[]): { place: string; message: string }[] {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }: ts.Diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)!;
  const compiler = ts.createCompilerHost(options);
  const { readFile } = compiler;
  compiler.readFile = (path) => {
    const text = readFile(path);
    const patch = patched.find((name) => relative('.', path) === name);
    if (!patch || !text) return text;
    const [before, added] = patches[patch]!;
    expect(text.split(before)).toHaveLength(2);
    return text.replace(before, () => added + before);
  };
  const program = ts.createProgram(fileNames, { ...options, noEmit: true }, compiler);
  return program.getSemanticDiagnostics().map(({ file, messageText }) => ({
    place: relative('.', file?.fileName ?? ''),
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

/** Counts errors per file and expects each to name the missing field. */
const expected = {
  'contract/texts/en/site.ts': 1,
  'contract/vehicles.ts': 1,
  'server/demo/vehicles.ts': 14,
  'src/islands/admin/vehicles/VehicleFields.tsx': 1,
};

test('the compiler names every place that a new field of the vehicle needs', () => {
  const errors = errorsWith(Object.keys(patches));
  const places = Object.groupBy(errors, ({ place }) => place);
  expect(
    Object.fromEntries(Object.entries(places).map(([place, some]) => [place, some!.length])),
  ).toEqual(expected);
  for (const { message } of errors) expect(message).toContain("'payload'");
});
