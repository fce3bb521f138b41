import type { ComponentProps } from 'react';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { rowChoices } from './rows-per-page.ts';
import type { PageControls } from './PageControls.tsx';

const Controls = lazyWith(null)(() => import('./PageControls.tsx'), 'PageControls');

interface Props extends ComponentProps<typeof PageControls> {
  /** Matching rows. */
  total: number;
}

/** The page controls of a list that has more rows than fit on its smallest page. */
export const LazyPageControls = ({ total, ...props }: Props) =>
  total > rowChoices[0] && <Controls {...props} />;
