/** The class of a status's colour. DONE and COMPLETED name the same state. */
export function statusTone(status: string): 'tone-green' | 'tone-blue' | 'tone-grey' {
  if (status === 'CREATED') return 'tone-green';
  return status === 'DONE' || status === 'COMPLETED' ? 'tone-blue' : 'tone-grey';
}

export function StatusBadge({ status }: { status: string }) {
  return <span className={`badge ${statusTone(status)}`}>{status}</span>;
}
