import { Failed } from '../../ui/Failed.tsx';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  /** What could not be loaded. */
  title: string;
  failure: { message: string; status: number };
  onRetry: () => void;
}

/** Says why something is missing: the host does not offer it (501), there is none (404), or it failed to load. */
export function Unavailable({ title, failure, onRetry }: Props) {
  const { message, status } = failure;
  if (status === 501 || status === 404) return <p className="notice notice--info">{message}</p>;
  return <Failed title={adminTexts().failed(title)} reason={message} onRetry={onRetry} />;
}
