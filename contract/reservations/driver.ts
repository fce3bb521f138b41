import { z } from 'zod';
import { line } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { printed } from '../values/printable.ts';
import { day } from '../values/times.ts';
import { licenceClasses } from '../users/licence-classes.ts';
import { optional } from '../values/optional.ts';
import { key } from '../texts/message-key.ts';

/** The name of somebody who drives. */
export const driverName = printed(line('drivers.name'));

/** Somebody who drives: a person, never a company. Null and '' are nothing. */
const driver = z.object(
  {
    name: driverName,
    licenceClass: optional(z.enum(licenceClasses), key('users.licenceClass')),
    /** The day on which the driving licence was last seen. */
    licenceSeenOn: optional(day, key('users.licenceSeenOn')),
  },
  { error: key('drivers.list') },
);

/** Who drives, in the order in which documents name them. */
export const driverList = z
  .array(
    driver.transform(({ name, licenceClass = null, licenceSeenOn = null }) => ({
      name,
      licenceClass,
      licenceSeenOn,
    })),
    { error: key('drivers.list') },
  )
  .max(limits.drivers, key('drivers.tooMany', { maximum: limits.drivers }));
export type Driver = z.output<typeof driverList>[number];
