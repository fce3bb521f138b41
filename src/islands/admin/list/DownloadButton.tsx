import { saveFile, timestamped } from '../../../lib/save-file.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { adminTexts } from '../../../lib/texts.ts';

interface Props<Query> {
  /** Prefix of the file name. */
  name: 'users' | 'vehicles' | 'reservations';
  label: string;
  /** Filters and order of the list; omitted for hosts that do not support them. */
  query: Query;
  /** Rows of the list; undefined while unknown. */
  count: number | undefined;
  load: (query: Partial<Query>) => Promise<Blob>;
}

/** Downloads a list's rows as a workbook. */
export function DownloadButton<Query>({ name, label, query, count, load }: Props<Query>) {
  const isOffered = useOffers('filteredDownloads');
  return (
    <FileButton
      save={async () => saveFile(await load(isOffered ? query : {}), timestamped(name, 'xlsx'))}
      loading={adminTexts().downloading}
      disabled={isOffered && count === 0}
    >
      {isOffered && count !== undefined ? adminTexts().counted(label, count) : label}
    </FileButton>
  );
}
