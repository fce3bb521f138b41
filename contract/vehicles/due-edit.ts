import { z } from 'zod';
import { line } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { number } from '../values/numbers.ts';
import { optional } from '../values/optional.ts';
import { printed } from '../values/printable.ts';
import { calendarDay } from '../values/times.ts';
import { key } from '../texts/message-key.ts';
import { dueKinds, nextDue } from './vehicle-dues.ts';

const date = (message: 'vehicles.dueLastOn' | 'vehicles.dueOn') =>
  optional(calendarDay(key(message)), key(message));

/** What is not given is nothing; the next day follows from the last one and the months. */
const due = z
  .object(
    {
      kind: z.enum(dueKinds, { error: key('vehicles.dueKind') }),
      /** Of what is none of the kinds. */
      name: optional(printed(line('vehicles.dueName'))),
      /** How many months after the last time it is due again; null for once. */
      months: optional(
        number(key('vehicles.dueMonths'), { min: 1, max: limits.dueMonths }),
        key('vehicles.dueMonths'),
      ),
      lastOn: date('vehicles.dueLastOn'),
      dueOn: date('vehicles.dueOn'),
      /** Whether the vehicle is not rented out past the day, as opposed to a warning. */
      blocks: z.boolean({ error: key('vehicles.dueBlocks') }),
    },
    { error: key('vehicles.dues') },
  )
  .transform(({ kind, name = null, months = null, lastOn = null, dueOn = null, blocks }) => ({
    kind,
    name: kind === 'other' ? name : null,
    months,
    lastOn,
    dueOn: dueOn ?? nextDue({ months, lastOn }),
    blocks,
  }))
  .superRefine(({ kind, name, lastOn, dueOn }, context) => {
    const missing = (field: 'name' | 'dueOn', message: 'vehicles.dueName' | 'vehicles.dueOn') =>
      context.addIssue({ code: 'custom', path: [field], message: key(message) });
    if (kind === 'other' && !name) missing('name', 'vehicles.dueName');
    if (!lastOn && !dueOn) missing('dueOn', 'vehicles.dueOn');
  });
/** All that a vehicle is due for; each kind once, others as often as you like. */
export const dueList = z
  .array(due, { error: key('vehicles.dues') })
  .max(limits.dues, key('vehicles.tooManyDues', { maximum: limits.dues }))
  .superRefine((dues, context) => {
    for (const [index, { kind }] of dues.entries())
      if (kind !== 'other' && dues.findIndex((other) => other.kind === kind) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'kind'],
          message: key('vehicles.dueTwice'),
        });
  });

/** Which due was done, as it was before; and the days from then on. */
export const dueChange = z.object({
  due,
  lastOn: date('vehicles.dueLastOn').transform((day) => day ?? null),
  dueOn: date('vehicles.dueOn').transform((day) => day ?? null),
});
