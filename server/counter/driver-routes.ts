import type { FastifyInstance } from 'fastify';
import { setDrivers, setOwnDrivers } from '../../contract/counter/drivers.ts';
import type { Counter } from '../../contract/counter/counter.ts';
import type { Driver } from '../../contract/reservations/driver.ts';
import type { MessageKey } from '../../contract/texts/message-key.ts';
import { conflict, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/authenticate.ts';
import type { Versions } from '../http/versions.ts';
import type { CounterReservation } from './counter-reservation.ts';
import { refusalOf } from './outcome.ts';
import type { counterQueries, Writer } from './repository.ts';

export interface Desk {
  counter: ReturnType<typeof counterQueries>;
  by: (session: Session, versions: Versions) => Writer;
  answer: (
    message: MessageKey,
    reservation: CounterReservation,
    session: Session,
  ) => ReturnType<typeof done> & { counter?: Counter };
}

/** Customers and administrators say who drives. */
export function driverRoutes(app: FastifyInstance, { counter, by, answer }: Desk): void {
  route(app, setOwnDrivers, async ({ params: { id }, body, session: { user } }) => {
    const check = (reservation: CounterReservation) => {
      if (reservation.userId !== user.id)
        throw notFound('reservation_not_found', 'reservations.notFound');
      if (reservation.status !== 'CREATED') throw refusalOf('closed');
      if (reservation.pickedUpAt) throw conflict('handed_over', 'drivers.handedOver');
    };
    await counter.setDrivers(id, { actor: user.id, check }, (known) => ({
      drivers: JSON.stringify(withSeen(body.drivers, known.drivers)),
    }));
    return done('drivers.saved');
  });

  route(app, setDrivers, async ({ params: { id }, body, session, versions }) => {
    const reservation = await counter.setDrivers(id, by(session, versions), () => ({
      drivers: JSON.stringify(body.drivers),
    }));
    return answer('drivers.saved', reservation, session);
  });
}

/** As a customer names them: on which day a licence was seen only administrators say. */
const withSeen = (drivers: Driver[], known: Driver[]): Driver[] =>
  drivers.map((driver) => {
    const same = known.find(
      ({ name, licenceClass }) => name === driver.name && licenceClass === driver.licenceClass,
    );
    return { ...driver, licenceSeenOn: same?.licenceSeenOn ?? null };
  });
