/** DONE and COMPLETED name the same state. */
export function statusTone(status: string): 'green' | 'blue' | 'grey' {
  if (status === 'CREATED') return 'green';
  return status === 'DONE' || status === 'COMPLETED' ? 'blue' : 'grey';
}

export function StatusBadge({ status }: { status: string }) {
  return <span className={`badge badge--${statusTone(status)}`}>{status}</span>;
}
