import { coded } from '../values/common.ts';

/** A period of days, each `YYYY-MM-DD`, both included. */
interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether a period ends no earlier than it begins; true if either day is missing. */
export const isInOrder = ({ from, until }: Days): boolean => !from || !until || from <= until;

/** What the caller is told of one that does not. */
export const outOfOrder = { path: ['until'], ...coded('out_of_order', 'filters.order') };
