import { shortDate } from '../../../lib/format.ts';

/** `09:30` of a wall time. */
export const clock = (wallTime: string): string => wallTime.slice(11, 16);

/** The day above the time. */
export const dayAndTime = (wallTime: string) => (
  <>
    {shortDate(wallTime.slice(0, 10))}
    <br />
    {clock(wallTime)}
  </>
);
