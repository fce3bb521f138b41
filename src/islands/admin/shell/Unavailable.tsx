import { Failed } from '../../ui/Failed.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

interface Props {
  /** What could not be loaded. */
  title: string;
  failure: { message: string; status: number };
  onRetry: () => void;
}

/** Why something is not there: the host does not have it at all (501), or it could not be loaded now. */
export function Unavailable({ title, failure, onRetry }: Props) {
  const { message, status } = failure;
  if (status === 501) return <p className="notice notice--info">{message}</p>;
  return <Failed title={adminTexts.failed(title)} reason={message} onRetry={onRetry} />;
}
