/** A time of so many started hours: `2 days, 9 hours`. */
export function duration(all: number): string {
  const [whole, left] = [Math.floor(all / 24), all % 24];
  const days = whole === 1 ? '1 day' : `${whole} days`;
  const hours = left === 1 ? '1 hour' : `${left} hours`;
  if (whole === 0) return hours;
  return left === 0 ? days : `${days}, ${hours}`;
}
