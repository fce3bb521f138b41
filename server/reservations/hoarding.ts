import { callFunction } from '../db/call-function.ts';

/** Of which categories one network nearly booked out the vehicles. A figure only: the limit is in the function `book_vehicle`. */
export const hoardedCategories = callFunction('hoarded_categories', {});
