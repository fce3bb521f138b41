import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { wallTime } from '../../../lib/clock.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { useFocusBack } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

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
  const [pending, setPending] = useState(false);
  const button = useFocusBack(pending);
  const isOffered = useOffers('filteredDownloads');
  const download = async () => {
    setPending(true);
    try {
      saveFile(await load(isOffered ? query : {}), timestamped(name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message);
    } finally {
      setPending(false);
    }
  };
  return (
    <button
      ref={button}
      type="button"
      className="button"
      disabled={pending || (isOffered && count === 0)}
      onClick={download}
    >
      {pending ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
      {isOffered && count !== undefined ? adminTexts.counted(label, count) : label}
      <span className="visually-hidden" role="status">
        {pending && adminTexts.downloading}
      </span>
    </button>
  );
}

/** `users-202611201125.xlsx`, with the time at the company's place, so that files sort by time. */
const timestamped = (name: string): string => `${name}-${wallTime().replaceAll(/\D/g, '')}.xlsx`;

/** Saves a file through the browser. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers start reading after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
