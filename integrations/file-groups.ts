import { requireModules } from './replace-modules.ts';

/** Modules that pages need together, or what so many files share; each brings what it imports, unless a group before it has that. */
const groups: Record<string, string[] | number> = {
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
  shared: 70,
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

/** How scripts are split into files: a hundred small ones would take many round trips. */
export const fileGroups = Object.entries(groups).map(([name, of]) => {
  if (typeof of === 'number') return { name, minShareCount: of };
  const paths = of.map(pathOf);
  return { name, test: (id: string) => paths.some((path) => path.test(id)) };
});

/** Without it a group would fall apart unnoticed when a module moves. */
export const requireGrouped = requireModules(
  'file-groups.ts',
  Object.values(groups).flatMap((of) => (typeof of === 'number' ? [] : of.map(pathOf))),
);
