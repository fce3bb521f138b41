import type { FastifyInstance } from 'fastify';
import { unlockWhoHadIt, whoHadIt, writeLetter } from '../../contract/office/who-had-it.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { postalLine, type AddressReader } from '../../contract/users/postal-address.ts';
import type { Language } from '../../contract/texts/language.ts';
import type { WallTime } from '../../contract/values/times.ts';
import { documentType } from '../../contract/counter/documents.ts';
import { homeOf } from '../company/index.ts';
import { drawSheet } from '../documents/index.ts';
import { actorOf } from '../http/authenticate.ts';
import { away, conflict, notFound } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { secondInstant, toInstant, toWallTime } from '../time/wall-times.ts';
import { letterSheet } from './letter.ts';
import { noteDisclosure, stayAt, staysAround, vehiclesWithPlate, type Stay } from './repository.ts';

interface Question {
  plate: string;
  at: WallTime;
  second?: 'true' | 'false' | undefined;
}

/** The fines desk: who had a vehicle when. */
export function fineRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const zone = config.timeZone;

  /** The vehicle and who had it. Where several had the plate, the one that somebody had. */
  async function find({ plate, at, second }: Question) {
    const first = toInstant(at, zone, 'at');
    const other = secondInstant(first, zone);
    const instant = second === 'true' && other ? other : first;
    const found = await vehiclesWithPlate(db, plate, instant);
    for (const vehicle of found) {
      const stay = await stayAt(db, vehicle.id, instant);
      if (stay) return { vehicle, stay, instant, isTwice: other !== null };
    }
    const [vehicle] = found;
    if (!vehicle) throw notFound('vehicle_not_found', 'fines.noVehicle');
    return { vehicle, stay: null, instant, isTwice: other !== null };
  }

  const stayAnswer = (stay: Stay, language: Language, isShown = !stay.isErased) => ({
    reservation: { id: stay.id, number: reservationNumber(stay.id), status: stay.status },
    customer: {
      id: stay.userId,
      name: isShown ? nameOf(stay.customer) : null,
      address: isShown ? addressOf(stay.customer, { language, home: homeOf(company()) }) : null,
    },
    from: toWallTime(stay.from, zone),
    until: stay.until && toWallTime(stay.until, zone),
    source: stay.source,
  });

  const nobody = { reservation: null, customer: null, from: null, until: null, source: null };

  async function answerOf(
    { vehicle, stay, instant, isTwice }: Awaited<ReturnType<typeof find>>,
    language: Language,
    isUnlocked = false,
  ) {
    const about = { vehicle, at: toWallTime(instant, zone), isTwice };
    if (!stay) {
      const around = await staysAround(db, vehicle.id, instant);
      const between = around.map((each) => each && stayAnswer(each, language));
      return { ...about, ...nobody, isLocked: false, drivers: [], between };
    }
    const isShown = !stay.isErased || isUnlocked;
    const drivers = isShown ? stay.drivers : [];
    return {
      ...about,
      ...stayAnswer(stay, language, isShown),
      isLocked: stay.isErased,
      drivers,
      between: null,
    };
  }

  route(app, whoHadIt, async ({ query, request: { headers } }) =>
    answerOf(await find(query), languageOf(headers)),
  );

  route(app, unlockWhoHadIt, async ({ body, session, request: { headers } }) => {
    const found = await find(body);
    if (found.stay?.isErased)
      await noteDisclosure(db, found.stay.id, actorOf(session), { disclosed: body.reason });
    return answerOf(found, languageOf(headers), true);
  });

  route(app, writeLetter, async ({ body, session, request, reply }) => {
    const { vehicle, stay, instant } = await find(body);
    if (!stay) throw conflict('nobody_had_it', 'fines.nobody');
    const facts = company();
    if (!facts) throw away();
    const issuedAt = new Date();
    const language = body.language ?? languageOf(request.headers);
    const { currency } = config.business;
    const sheet = letterSheet(
      { ...body, vehicle, at: instant, stay },
      { language, timeZone: zone, currency, issuedAt, home: homeOf(facts) },
    );
    const bytes = await drawSheet(sheet, facts.company, issuedAt, `${session.user.id}`);
    await noteDisclosure(db, stay.id, actorOf(session), {
      ...(stay.isErased && { disclosed: body.reason }),
      letter: body.reason,
    });
    return reply
      .type(documentType)
      .header('content-disposition', `attachment; filename=${reservationNumber(stay.id)}.pdf`)
      .send(bytes);
  });
}

/** `Muster GmbH, Erika Muster`; null where nobody knows it any more. */
const nameOf = ({ companyName, name }: Stay['customer']): string | null =>
  [companyName, name].filter(Boolean).join(', ') || null;

/** In one line. */
const addressOf = (
  { companyName, name, ...address }: Stay['customer'],
  reader: AddressReader,
): string | null => postalLine(address, reader) || null;
