import { requireModules } from './replace-modules.ts';

/** Modules that pages need together; each brings what it imports, unless a group before it has that. */
const modules = {
  // The first three also for visitors' scripts, which do without zod and React: nothing in them imports these.
  base: [
    'contract/texts/counting.ts',
    'contract/values/limits.ts',
    'node_modules/nanostores/atom/index.js',
    'node_modules/nanostores/lifecycle/index.js',
    'src/lib/api/says-ours.ts',
    'src/lib/api/time-zone.ts',
    'src/lib/page/watch-script.ts',
    'src/lib/site/addresses.ts',
    'src/lib/storage/token.ts',
    'src/lib/texts/language.ts',
    'vite/preload-helper.js',
  ],
  format: ['contract/values/add-days.ts', 'contract/values/to-wire.ts', 'src/lib/texts/format.ts'],
  rental: [
    'contract/reservations/rental-fields.ts',
    'contract/site/meeting.ts',
    'src/lib/rental/search-address.ts',
    'src/lib/site/place-of.ts',
    'src/lib/texts/vehicle-text.ts',
  ],
  react: [
    'node_modules/react/index.js',
    'node_modules/react/jsx-runtime.js',
    'node_modules/react-dom/client.js',
  ],
};

/** Those that share what most pages need. */
const furtherModules = {
  ui: [
    'src/islands/ui/Island.tsx',
    'src/islands/ui/lazy-screen.tsx',
    'src/islands/ui/Failed.tsx',
    'src/lib/api/resource.ts',
    'src/lib/page/use-hydrated.ts',
  ],
  session: ['src/lib/session/session.ts'],
  forms: [
    'src/islands/ui/Form.tsx',
    'src/islands/ui/SubmitButton.tsx',
    'src/islands/ui/TextField.tsx',
  ],
  cards: ['contract/vehicles/vehicles.ts', 'src/islands/ui/VehicleImage.tsx'],
};

const pathOf = (module: string) => new RegExp(`(?:^\\0|/)${RegExp.escape(module)}$`);
const groupsOf = (named: Record<string, string[]>) =>
  Object.entries(named).map(([name, paths]) => {
    const patterns = paths.map(pathOf);
    return { name, test: (id: string) => patterns.some((pattern) => pattern.test(id)) };
  });

/** How scripts are split into files: a hundred small ones would take many round trips. */
export const fileGroups = [
  ...groupsOf(modules),
  { name: 'shared', minShareCount: 70 },
  ...groupsOf(furtherModules),
];

/** Without it a group would fall apart unnoticed when a module moves. */
export const requireGrouped = requireModules(
  'file-groups.ts',
  [modules, furtherModules].flatMap((named) => Object.values(named).flat().map(pathOf)),
);
