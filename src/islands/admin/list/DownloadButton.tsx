import { useAction } from '../../../lib/action.ts';
import { saveFile, timestamped } from '../../../lib/save-file.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { useFocusBack } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
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
  const { pending, run } = useAction(
    async () => saveFile(await load(isOffered ? query : {}), timestamped(name, 'xlsx')),
    (message) => toast('error', message),
  );
  const button = useFocusBack(pending);
  return (
    <button
      ref={button}
      type="button"
      className="button"
      disabled={pending || (isOffered && count === 0)}
      onClick={run}
    >
      {pending ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
      {isOffered && count !== undefined ? adminTexts().counted(label, count) : label}
      <span className="visually-hidden" role="status">
        {pending && adminTexts().downloading}
      </span>
    </button>
  );
}
