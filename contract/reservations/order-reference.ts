import { line } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { optional } from '../values/optional.ts';
import { printed } from '../values/printable.ts';

const reference = optional(printed(line('common.text', limits.orderReference)));

/** What businesses want to read on the invoice, in an order of their own. */
export const orderReference = { orderNumber: reference, costCentre: reference };
