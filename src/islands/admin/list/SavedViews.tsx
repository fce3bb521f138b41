import { useState } from 'react';
import type { ViewScreen } from '../../../../contract/office/views.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { listTexts } from '../../../lib/texts/texts.ts';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isView, queryOf, useViews } from './use-views.ts';

const ViewsDialog = lazyWith(null)(() => import('./ViewsDialog.tsx'), 'ViewsDialog');

interface Props {
  screen: ViewScreen;
  /** The list's address with its filters and order, on the first page. */
  address: string;
}

/** Links to the user's saved views, and a way to save the present one. */
export function SavedViews({ screen, address }: Props) {
  const isOurs = useIsOurs();
  const { views, isKnown, change } = useViews(screen);
  const [isOpen, setOpen] = useState(false);
  const query = queryOf(address);
  if (!isOurs) return null;
  return (
    <>
      {views.map((view) => (
        <a
          key={view.id}
          className="button"
          aria-current={isView(view, query) ? 'true' : undefined}
          href={`${address.split('?')[0]!}${view.query && `?${view.query}`}`}
        >
          {view.name}
        </a>
      ))}
      {isKnown && (
        <button
          type="button"
          className="button button--quiet"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="plus" />
          {listTexts().views.manage}
        </button>
      )}
      {isOpen && (
        <ViewsDialog
          screen={screen}
          query={query}
          views={views}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
