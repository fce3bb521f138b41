import { texts } from '../../lib/texts/texts.ts';

/** The class of a status's colour. DONE and COMPLETED name the same state. */
export function statusTone(status: string): 'tone-green' | 'tone-blue' | 'tone-grey' {
  if (status === 'CREATED') return 'tone-green';
  return status === 'DONE' || status === 'COMPLETED' ? 'tone-blue' : 'tone-grey';
}

/** A status in words; another host's own stay as they are. */
export function statusText(status: string): string {
  const { statuses }: { statuses: Partial<Record<string, string>> } = texts();
  return statuses[status === 'COMPLETED' ? 'DONE' : status] ?? status;
}

export function StatusBadge({ status }: { status: string }) {
  return <span className={`badge ${statusTone(status)}`}>{statusText(status)}</span>;
}
