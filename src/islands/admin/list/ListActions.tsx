import type { ReactNode } from 'react';
import { saveFile, timestamped } from '../../../lib/api/save-file.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { useMedia } from '../../../lib/page/use-media.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { mayOpen, pathOf, type RouteName } from '../shell/router.ts';
import { ScreenLink } from '../shell/ScreenLink.tsx';

interface Download<Query> {
  /** Prefix of the file name. */
  name: 'users' | 'vehicles' | 'reservations';
  label: string;
  /** Filters and order of the list; a bare host does not get them. */
  query: Query;
  /** Rows of the list; undefined while unknown. */
  count: number | undefined;
  load: (query: Partial<Query>) => Promise<Blob>;
}

interface Link {
  to: RouteName;
  text: string;
  icon?: IconName;
}

interface Props<Query> {
  title: string;
  /** The list's rows as a workbook. */
  download: Download<Query> | false;
  links: readonly (false | Link)[];
  /** The loud one. */
  children: ReactNode;
}

function fileOf<Query>({ name, label, query, count, load }: Download<Query>, isOurs: boolean) {
  return {
    label: isOurs && count !== undefined ? adminTexts().counted(label, count) : label,
    run: async () => saveFile(await load(isOurs ? query : {}), timestamped(name, 'xlsx')),
  };
}

/** What else is done with a list: buttons, below a wide window a menu of several; what has an icon stays beside it except in a small one. */
export function ListActions<Query>({ title, download, links, children }: Props<Query>) {
  const isOurs = useIsOurs();
  const isSmall = useMedia('(width <= 48rem)');
  const isNarrow = useMedia('(width < 80rem)');
  const file = download && fileOf(download, isOurs);
  const isEmpty = isOurs && download && download.count === 0;
  const allowed = links.filter((link) => link !== false).filter(({ to }) => mayOpen(to));
  const isFolded = isNarrow && allowed.length + (file ? 1 : 0) > 1;
  const isBeside = ({ icon }: Link) => !isFolded || (icon && !isSmall);
  return (
    <div className="cluster">
      {isFolded ? (
        <RowMenu
          label={adminTexts().moreActions(title)}
          className="button button--icon"
          items={[
            !isEmpty && file,
            ...allowed
              .filter((link) => !isBeside(link))
              .map(({ to, text }) => ({ label: text, href: pathOf(to) })),
          ]}
        />
      ) : (
        file && (
          <FileButton save={file.run} loading={adminTexts().downloading} disabled={isEmpty}>
            {file.label}
          </FileButton>
        )
      )}
      {allowed.filter(isBeside).map((link) => (
        <ScreenLink key={link.to} {...link} />
      ))}
      {children}
    </div>
  );
}
