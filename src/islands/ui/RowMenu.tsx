import { lazyWith } from './lazy-screen.tsx';

/** What else can be done with a row or a record. Its script comes after the list, which can be read without it. */
export const RowMenu = lazyWith(null)(() => import('./ActionMenu.tsx'), 'ActionMenu');
