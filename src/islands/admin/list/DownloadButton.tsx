import { useIsOurs } from '../../../lib/host/use-host.ts';
import { saveFile, timestamped } from '../../../lib/api/save-file.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props<Query> {
  /** Prefix of the file name. */
  name: 'users' | 'vehicles' | 'reservations';
  label: string;
  /** Filters and order of the list; a bare host does not get them. */
  query: Query;
  /** Rows of the list; undefined while unknown. */
  count: number | undefined;
  load: (query: Partial<Query>) => Promise<Blob>;
}

/** Downloads a list's rows as a workbook. */
export function DownloadButton<Query>({ name, label, query, count, load }: Props<Query>) {
  const isOurs = useIsOurs();
  return (
    <FileButton
      save={async () => saveFile(await load(isOurs ? query : {}), timestamped(name, 'xlsx'))}
      loading={adminTexts().downloading}
      disabled={isOurs && count === 0}
    >
      {isOurs && count !== undefined ? adminTexts().counted(label, count) : label}
    </FileButton>
  );
}
