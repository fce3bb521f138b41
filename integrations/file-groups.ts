import { requireModules } from './replace-modules.ts';

/** Modules that pages need together; each brings what it imports, unless a group before it has that. */
const modules = {
  ui: [
    'src/islands/ui/Island.tsx',
    'src/islands/ui/lazy-screen.tsx',
    'src/islands/ui/Failed.tsx',
    'src/lib/api/resource.ts',
    'src/lib/page/use-hydrated.ts',
    'node_modules/nanostores/lifecycle/index.js',
  ],
  format: ['contract/values/to-wire.ts', 'contract/values/add-days.ts', 'src/lib/texts/format.ts'],
  session: ['src/lib/session/session.ts'],
  forms: [
    'src/islands/ui/Form.tsx',
    'src/islands/ui/SubmitButton.tsx',
    'src/islands/ui/TextField.tsx',
  ],
  rental: [
    'contract/reservations/rental-fields.ts',
    'contract/site/meeting.ts',
    'contract/vehicles/vehicles.ts',
    'src/islands/ui/VehicleImage.tsx',
    'src/lib/rental/search-address.ts',
    'src/lib/site/place-of.ts',
    'src/lib/texts/vehicle-text.ts',
  ],
};

const pathOf = (module: string) => new RegExp(`/${RegExp.escape(module)}$`);
const isOneOf = (paths: string[]) => (id: string) => paths.some((path) => pathOf(path).test(id));

/** How scripts are split into files: a hundred small ones would take many round trips. */
export const fileGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'shared', minShareCount: 70 },
  ...Object.entries(modules).map(([name, paths]) => ({ name, test: isOneOf(paths) })),
];

/** Without it a group would fall apart unnoticed when a module moves. */
export const requireGrouped = requireModules(
  'file-groups.ts',
  Object.values(modules).flat().map(pathOf),
);
