import type { ReactNode } from 'react';
import { saveFile, timestamped } from '../../../lib/api/save-file.ts';
import { useMedia } from '../../../lib/page/use-media.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { mayOpen, pathOf, type RouteName } from '../shell/router.ts';
import { ScreenLink } from '../shell/ScreenLink.tsx';

interface Download {
  /** Prefix of the file name. */
  name: 'users' | 'vehicles' | 'reservations';
  label: string;
  /** Rows of the list; undefined while unknown. */
  count: number | undefined;
  load: () => Promise<Blob>;
}

interface Props {
  title: string;
  /** The list's rows as a workbook. */
  download: Download | false;
  links: readonly (false | { to: RouteName; text: string; icon?: IconName })[];
  /** The loud one. */
  children: ReactNode;
}

/** What else is done with a list: buttons, and in a small window a menu of several. */
export function ListActions({ title, download, links, children }: Props) {
  const isSmall = useMedia('(width <= 48rem)');
  const file = download && {
    label:
      download.count === undefined
        ? download.label
        : adminTexts().counted(download.label, download.count),
    run: async () => saveFile(await download.load(), timestamped(download.name, 'xlsx')),
  };
  const isEmpty = download && download.count === 0;
  const shown = links.filter((link) => link && mayOpen(link.to)).length + (file ? 1 : 0);
  return (
    <div className="cluster">
      {isSmall && shown > 1 ? (
        <RowMenu
          label={adminTexts().moreActions(title)}
          className="button button--icon"
          items={[
            !isEmpty && file,
            ...links.map(
              (link) => link && mayOpen(link.to) && { label: link.text, href: pathOf(link.to) },
            ),
          ]}
        />
      ) : (
        <>
          {file && (
            <FileButton save={file.run} loading={adminTexts().downloading} disabled={isEmpty}>
              {file.label}
            </FileButton>
          )}
          {links.map((link) => link && <ScreenLink key={link.to} {...link} />)}
        </>
      )}
      {children}
    </div>
  );
}
