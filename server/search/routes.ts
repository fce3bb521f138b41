import type { FastifyInstance } from 'fastify';
import { checkAvailability } from '../../contract/reservations/reservations.ts';
import {
  listChoices,
  quoteVehicle,
  searchVehicles,
  vehicleCalendar,
} from '../../contract/reservations/search.ts';
import { isClosedOn } from '../../contract/site/meeting.ts';
import { checkMeetings } from '../company/index.ts';
import { may, sessionOf } from '../http/authenticate.ts';
import { setCaching } from '../http/headers.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import {
  availabilityCheck,
  checkOffered,
  oneWayBetween,
  plusFee,
  readRental,
  vatPercentUntil,
} from '../reservations/index.ts';
import type { Services } from '../services.ts';
import { startOfDay, toWallTime } from '../time/wall-times.ts';
import { vehicleChoices } from './choices.ts';
import { daysOf } from './calendar.ts';
import { proposer, proposerIn } from './proposer.ts';
import { freeOffer, quoter } from './quoter.ts';
import { searchQueries } from './repository.ts';

interface Times {
  pickUpTime: string;
  dropOffTime: string;
}

const isAny = ({ anyEqual }: { anyEqual?: 'true' | 'false' | undefined }) => anyEqual === 'true';

const noVehicle = () => notFound('vehicle_not_found', 'vehicles.notFound');

/** Networks take turns: many searches of one would hold up those of all others. */
const limited = concurrencyLimit('search', { running: 3, waiting: 200 });

/** What is asked about vehicles and times before booking. */
export function searchRoutes(app: FastifyInstance, { db, config, company }: Services): void {
  const search = searchQueries(db, config);
  const zone = config.timeZone;
  const propose = proposer(search, config, company);
  const proposeIn = proposerIn(propose, config);
  const quote = quoter(search, propose, config);
  const findChoices = vehicleChoices(db, propose, config);
  const findAvailability = availabilityCheck(db, config);
  const readAsked = (times: Times, mostDays = config.bookingLimits.rentalDays, mayBePast = false) =>
    readRental({ ...times, zone, now: new Date(), mayBePast, mostDays });

  route(app, searchVehicles, async ({ query, request, reply }) => {
    const session = await sessionOf(app, request);
    // For the form in which administrators book for customers.
    const isForm = session !== null && may(session, 'reservations.write');
    if (isForm) setCaching(reply, 'nobody');
    const { pickUpTime, dropOffTime, include, group, page, size } = query;
    const rental =
      pickUpTime && dropOffTime
        ? readAsked({ pickUpTime, dropOffTime }, isForm ? 0 : undefined, isForm)
        : null;
    const shown = { withTaken: include === 'taken', withPlates: isForm, grouped: group === 'true' };
    const isProposed = rental && shown.withTaken;
    const answer = await limited(async () => {
      // Its client may have left while it waited.
      if (request.raw.socket.destroyed) return { rows: [], isLast: true };
      const vehicles = await search.find(query, rental, shown);
      const shownRows = vehicles.slice(0, size);
      const rows = isProposed ? await proposeIn(shownRows, rental, shown.grouped) : shownRows;
      return { rows, isLast: vehicles.length <= size };
    }, network(request.ip));
    const content = answer.rows.join(',');
    const rest = JSON.stringify({ number: page, size, last: answer.isLast });
    return reply.type('application/json').send(`{"content":[${content}],${rest.slice(1)}`);
  });

  route(app, listChoices, async ({ query }) => {
    const { reservationId = null, search: words = '', categories = '', size } = query;
    return findChoices({
      rental: readAsked(query, 0, true),
      oneWay: oneWayBetween(company(), query, config),
      places: query,
      reservationId,
      search: words,
      categories: categories.split(',').filter(Boolean),
      size,
    });
  });

  route(app, quoteVehicle, async ({ params, query }) => {
    const answer = await quote(
      params.id,
      readAsked(query),
      isAny(query),
      oneWayBetween(company(), query, config),
      query,
    );
    if (!answer) throw noVehicle();
    return answer;
  });

  route(app, checkAvailability, async ({ query, session }) => {
    const rental = readAsked(query, may(session, 'reservations.write') ? 0 : undefined);
    const oneWay = oneWayBetween(company(), query, config);
    if (!may(session, 'reservations.write')) {
      checkMeetings(company(), query, toWallTime(new Date(), zone));
      checkOffered(query, oneWay);
    }
    const answer = await findAvailability(query.vehicleId, rental, oneWay);
    if (!answer) throw noVehicle();
    const { free, ready } = answer;
    const totalPrice = plusFee(answer.totalPrice, oneWay);
    const rates = { ...answer.rates, vatPercent: vatPercentUntil(rental.dropOffTime, config) };
    if (free && ready)
      return {
        ...done('reservations.available'),
        available: true,
        totalPrice,
        ...freeOffer(rental, rates, config, oneWay),
      };
    const quoted = await quote(query.vehicleId, rental, isAny(query), oneWay, query);
    if (isAny(query) && quoted?.available) return { ...done('reservations.available'), ...quoted };
    // Unless it has become free in between.
    const offer = quoted ?? freeOffer(rental, rates, config, oneWay);
    const message = free ? 'reservations.notReady' : 'reservations.taken';
    return { ...offer, ...done(message), available: false, totalPrice };
  });

  route(app, vehicleCalendar, async ({ params, query: { from, days, anyEqual }, reply }) => {
    if (from < toWallTime(new Date(), zone).slice(0, 10))
      throw invalidField('from', 'invalid', 'search.past');
    const start = startOfDay(from, zone);
    const end = startOfDay(from, zone, days);
    const found = await search.taken({ ...params, anyEqual: isAny({ anyEqual }) }, start, end);
    if (!found) throw noVehicle();
    const place = company()?.places.find(({ slug }) => slug === found.homePlace);
    const calendar = daysOf(from, days, found.taken, zone);
    reply.header('cache-control', 'public, max-age=10');
    if (!place) return { days: calendar };
    return { days: calendar.map((day) => ({ ...day, closed: isClosedOn(place, day.date) })) };
  });
}
