import { useState } from 'react';
import type { exportUsers } from '../../../contract/exports.ts';
import { ApiError, call } from '../../lib/api.ts';
import { useFocusBack } from '../ui/focus.ts';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/toast.ts';
import { saveFile, timestamped } from './download.ts';
import { adminTexts } from './texts.ts';

interface Props {
  endpoint: typeof exportUsers;
  /** What the saved file's name begins with. */
  name: 'users' | 'vehicles' | 'reservations';
  label: string;
}

/** Fetches a workbook and saves it. */
export function DownloadButton({ endpoint, name, label }: Props) {
  const [pending, setPending] = useState(false);
  const button = useFocusBack(pending);
  const download = async () => {
    setPending(true);
    try {
      saveFile(await call(endpoint, {}), timestamped(name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message);
    } finally {
      setPending(false);
    }
  };
  return (
    <button ref={button} type="button" className="button" disabled={pending} onClick={download}>
      {pending ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
      {label}
      <span className="visually-hidden" role="status">
        {pending && adminTexts.downloading}
      </span>
    </button>
  );
}
