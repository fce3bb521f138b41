import { relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const filter = '  colour: z.string().optional(),\n';

/**
 * A newcomer's patches: a line in the contract's list, and its column, for a vehicle's payload and a rental's purpose; and a filter
 * of each list by colour.
 */
const patches: Record<string, [before: string, added: string][]> = {
  'contract/vehicles/vehicle-fields.ts': [
    [
      '  pricePerHour: {',
      `  payload: { kind: 'count', min: 0, shown: ['facts'], width: 8, sample: 500 },\n`,
    ],
  ],
  'contract/reservations/rental-fields.ts': [
    ['  dropOffTime: {', `  purpose: { kind: 'line', width: 24, sample: 'Umzug' },\n`],
  ],
  'contract/reservations/reservations-admin.ts': [['  state: z.enum(stateFilters, {', filter]],
  'contract/vehicles/vehicles.ts': [['  state: z.enum(stateFilters, {', filter]],
  'contract/reservations/timeline.ts': [['  search: fleetFilters.search,', filter]],
  'contract/users/users.ts': [['  /** Only the erased users', filter]],
  'contract/office/messages-admin.ts': [['  unread: flag(', filter]],
  'contract/office/mails.ts': [['  state: z.enum(mailStates, {', filter]],
  'contract/office/history.ts': [['  kind: z.enum(historyKinds, {', filter]],
  'server/db/schema/vehicles.ts': [
    ["    fuelType: text('fuel_type')", "    payload: integer('payload').notNull(),\n"],
  ],
  'server/db/schema/reservations.ts': [
    ["    totalPrice: money('total_price')", "    purpose: text('purpose').notNull(),\n"],
  ],
};

/** The compiler's errors in a copy of the sources with the patches. */
function findErrors(): { place: string; message: string }[] {
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
    const added = patches[relative('.', path)] ?? [];
    return added.reduce((patched, [before, line]) => {
      expect(patched?.split(before)).toHaveLength(2);
      return patched?.replace(before, () => line + before);
    }, text);
  };
  const program = ts.createProgram(fileNames, { ...options, noEmit: true }, compiler);
  return program.getSemanticDiagnostics().map(({ file, messageText }) => ({
    place: relative('.', file?.fileName ?? ''),
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

const errors = findErrors();

/** In quotes, or at the end of a message's key. */
const names = (message: string, field: string) => new RegExp(`['.]${field}['"]`).test(message);

/** How many errors each file has for one of the new fields. */
const placesOf = (field: string) =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(
        errors.filter(({ message }) => names(message, field)),
        ({ place }) => place,
      ),
    ).map(([place, found]) => [place, found!.length]),
  );

test('the compiler names every place that a new field of the vehicle needs', () => {
  expect(placesOf('payload')).toEqual({
    'src/texts/de/history.ts': 1,
    'contract/texts/de/vehicles.ts': 1,
    'contract/texts/en/admin-messages.ts': 1,
    'src/texts/en/history.ts': 1,
    'contract/texts/en/vehicles.ts': 1,
    'contract/vehicles/vehicle-edit.ts': 1,
    'server/demo/vehicles.ts': 1,
    'src/islands/admin/vehicles/VehicleFields.tsx': 1,
    'tests/components/fill-vehicle.test.ts': 1,
  });
});

test('the compiler names every place that a new field of a rental needs', () => {
  expect(placesOf('purpose')).toEqual({
    'contract/reservations/rental.ts': 1,
    'contract/reservations/reservations.ts': 2,
    'contract/texts/de/site.ts': 1,
    'contract/texts/en/admin-messages.ts': 1,
    'contract/texts/en/booking-messages.ts': 1,
    'contract/texts/en/exports.ts': 1,
    'contract/texts/en/site.ts': 1,
    'server/demo/index.ts': 1,
    'server/exports/columns.ts': 1,
    'server/reservations/columns.ts': 1,
    'server/reservations/reservation-inserter.ts': 1,
    'src/islands/admin/reservations/RentalFields.tsx': 1,
    'src/lib/rental/rental.ts': 1,
  });
});

test('the compiler names the conditions of each list that has a new filter', () => {
  expect(placesOf('colour')).toMatchObject({
    'server/db/search.ts': 1,
    'server/history/repository.ts': 1,
    'server/mail/repository.ts': 1,
    'server/messages/repository.ts': 1,
    'server/reservations/conditions.ts': 1,
    'server/reservations/timeline.ts': 1,
    'server/vehicles/search.ts': 1,
  });
});

test('each error names the field', () => {
  expect(errors.filter(({ message }) => !names(message, '(payload|purpose|colour)'))).toEqual([]);
});
