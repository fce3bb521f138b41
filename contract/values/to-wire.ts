/**
 * A wall time as `MM/DD/YYYY HH:mm:ss`, the only format that every server of this contract accepts. By itself, for scripts
 * without zod.
 */
export function toWire(time: string): string {
  const [date = '', clock = ''] = time.split('T');
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year} ${clock.length === 5 ? `${clock}:00` : clock}`;
}
