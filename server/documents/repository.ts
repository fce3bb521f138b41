import { eq, sql } from 'drizzle-orm';
import type { Driver } from '../../contract/reservations/driver.ts';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import { isPrintable } from '../../contract/values/printable.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { reservations, users, vehicles } from '../db/schema/index.ts';
import {
  customerAtBooking,
  pricedColumns,
  shownDrivers,
  type CustomerAtBooking,
} from '../reservations/index.ts';

/** What a document says of its reservation besides its facts. */
export interface DocumentBackground {
  /** As at booking; the name in letters that can be printed. */
  customer: CustomerAtBooking & { name: string };
  /** None named, or locked since the customer's personal data was erased. */
  drivers: Driver[];
  vatId: string | null;
  /** The customer's address if it is known to be theirs. */
  confirmedEmail: string | null;
  /** Until then it may become another vehicle. */
  isHandedOver: boolean;
  vehicle: {
    model: string;
    licencePlate: string | null;
    category: string | null;
    fuelType: string;
    seats: number;
    licenceClass: string | null;
    minimumAge: number | null;
  };
  returnedAt: Date | null;
  /** What it costs besides the rental. */
  extras: ReservationLine[];
}

const isErased = sql`${users.erasedAt} is not null`;
const ownName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** The name as at booking, or another one where it cannot be printed. */
function printedName({
  booked,
  latin,
  own,
}: Record<'booked' | 'latin', string | null> & { own: string }) {
  const names = [booked ?? own, latin, own].filter((name) => name !== null);
  return names.find(isPrintable) ?? names[0]!;
}

/** `vehicleId` may be another one than the reservation has by now. Null if either is gone. */
export async function documentBackground(
  db: Database,
  id: number,
  vehicleId: number,
): Promise<DocumentBackground | null> {
  const [row] = await db
    .select({
      booked: customerAtBooking(),
      names: { latin: users.latinName, own: ownName },
      vatId: sql<string | null>`case when ${isErased} then null else ${users.vatId} end`,
      confirmedEmail: sql<
        string | null
      >`case when ${users.emailConfirmedAt} is not null then lower(${users.email}) end`,
      isHandedOver: sql<boolean>`${reservations.pickedUpAt} is not null`,
      vehicle: {
        ...pick(vehicles, 'model', 'licencePlate', 'category', 'fuelType'),
        ...pick(vehicles, 'seats', 'licenceClass', 'minimumAge'),
      },
      drivers: shownDrivers,
      returnedAt: reservations.returnedAt,
      extras: pricedColumns.extras,
    })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleId))
    .where(eq(reservations.id, id));
  if (!row) return null;
  const { names, booked, ...background } = row;
  const name = printedName({ ...names, booked: booked.name });
  return { ...background, customer: { ...booked, name } };
}
