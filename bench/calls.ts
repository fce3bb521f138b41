import { toWire } from '../contract/values/times.ts';
import { pageFilesOf } from '../server/http/site.ts';
import { password } from './data.ts';

export interface Target {
  origin: string;
  token: string;
  vehicles: number;
  /** For `booking`: tokens of customers, who take turns. */
  bookers?: readonly string[];
  /** For `change`: the bookers' reservations, by their tokens' places, each with days from now that no other has. */
  lateReservations?: readonly { id: number; booker: number; day: number }[];
  /** For `path`. */
  path?: string;
  /** Ids, for `image`. */
  images?: string[];
}

type RequestFactory = (target: Target) => (number: number) => string;

const visitor = 'Host: 127.0.0.1\r\nAccept: application/json\r\n';
const headers = ({ token }: Target) => `${visitor}Authorization: Bearer ${token}\r\n`;

const getRequests =
  (path: (number: number, target: Target) => string, headersOf = headers): RequestFactory =>
  (target) => {
    // Prepared, to spare the client the work.
    const requests = Array.from(
      { length: 1000 },
      (_, number) => `GET /api${path(number, target)} HTTP/1.1\r\n${headersOf(target)}\r\n`,
    );
    return (number) => requests[number % requests.length]!;
  };

/** The date `days` from now. */
function day(days: number): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The wall-clock time `hours` after 4 o'clock in the morning, `days` from now. */
const time = (days: number, hours: number): string =>
  toWire(`${day(days)}T${String(4 + hours).padStart(2, '0')}:00:00`);

/** Each vehicle's rentals on a day: every second hour, since it is got ready in between. */
const perDay = 10;

/** An hour of a vehicle that belongs to this number only. */
function freeHour(number: number, vehicles: number) {
  const turn = Math.floor(number / vehicles);
  const [day, start] = [2 + Math.floor(turn / perDay), 2 * (turn % perDay)];
  return { carId: (number % vehicles) + 1, from: time(day, start), to: time(day, start + 1) };
}

/** Some vehicle's hour within 700 days. */
const anyHour = (number: number, { vehicles }: Target) =>
  freeHour((number * 7919) % (vehicles * perDay * 700), vehicles);

const timesQuery = (pickUpDateTime: string, dropOffDateTime: string) =>
  new URLSearchParams({ pickUpDateTime, dropOffDateTime }).toString();

function rentalQuery(number: number, target: Target): string {
  const { from, to } = anyHour(number, target);
  return timesQuery(from, to);
}

/** The header with an address of its own. */
const addressOf = (number: number): string =>
  `X-Forwarded-For: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}\r\n`;

const pageRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip, br\r\n\r\n`;

function rentalBody(from: string, to: string): string {
  const body = `{"pickUpTime":"${from}","dropOffTime":"${to}","pickUpLocation":"Kassel","dropOffLocation":"Fulda"}`;
  return `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const availability = getRequests(
  (number, target) =>
    `/reservations/auth?carId=${anyHour(number, target).carId}&${rentalQuery(number, target)}`,
);

/** The measured calls. Each returns a function that gives the text of a numbered request. */
export const calls = {
  availability,
  /** The same in another spelling. */
  availabilityEscaped: (target) => {
    const request = availability(target);
    return (number) => request(number).replace('/api/', '/%61pi/');
  },
  search: getRequests(
    (number, target) => `/vehicles/search?${rentalQuery(number, target)}&page=0&size=24`,
    () => visitor,
  ),
  quote: getRequests(
    (number, target) =>
      `/vehicles/${anyHour(number, target).carId}/quote?${rentalQuery(number, target)}`,
    () => visitor,
  ),
  /** Of times at which the vehicles are taken by the data's reservations. */
  quoteTaken: getRequests(
    (number, { vehicles }) => {
      const [from, to] = [time(2 + (number % 12), -4), time(2 + (number % 12), 0)];
      return `/vehicles/${(number % vehicles) + 1}/quote?${timesQuery(from, to)}`;
    },
    () => visitor,
  ),
  calendar: getRequests(
    (number, { vehicles }) =>
      `/vehicles/${(number % vehicles) + 1}/calendar?from=${day(number % 60)}&days=31`,
    () => visitor,
  ),
  vehicle: getRequests(
    (number, { vehicles }) => `/car/visitors/${(number % vehicles) + 1}`,
    () => visitor,
  ),
  vehicles: getRequests(
    () => '/car/visitors/all',
    () => visitor,
  ),
  vehiclePage: getRequests(
    (number, { vehicles }) =>
      `/car/visitors/pages?page=${number % Math.ceil(vehicles / 10)}&size=10&sort=model&direction=ASC`,
    () => visitor,
  ),
  ownPage: getRequests(
    () => '/reservations/auth/all?page=0&size=10&sort=pickUpTime&direction=DESC',
  ),
  ownArray: getRequests(() => '/reservations/auth/all'),
  path: getRequests((_, { path }) => path!),
  /** Each image in turn, as a page asks for it. */
  image:
    ({ images = [] }) =>
    (number) =>
      `GET /api/files/display/${images[number % images.length]}?w=800 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: image/avif,image/webp,*/*\r\n\r\n`,
  /** Each page of the built site in turn. */
  pages: () => {
    const requests = pageFilesOf('dist').map((file) =>
      pageRequest(`/${file.replace('index.html', '')}`),
    );
    return (number) => requests[number % requests.length]!;
  },
  home: () => () => pageRequest('/'),
  /** From many addresses, because of the rate limit. */
  login: () => (number) => {
    const body = JSON.stringify({ email: `user${(number % 250) + 1}@example.com`, password });
    return `POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\n${addressOf(number)}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  },
  /** From many addresses as well. */
  booking: ((target) => {
    const heads = target.bookers!.map((token) => headers({ ...target, token }));
    return (number) => {
      const head = heads[number % heads.length]!;
      const { carId, from, to } = freeHour(number, target.vehicles);
      return `POST /api/reservations/add?carId=${carId} HTTP/1.1\r\n${head}${addressOf(number)}${rentalBody(from, to)}`;
    };
  }) satisfies RequestFactory as RequestFactory,
  /** Moves each of the data's late reservations to an hour of a day of its own. */
  change: ((target) => {
    const heads = target.bookers!.map((token) => headers({ ...target, token }));
    const late = target.lateReservations!;
    return (number) => {
      const { id, booker, day: ownDay } = late[number % late.length]!;
      const hour = Math.floor(number / late.length) % 19;
      const body = rentalBody(time(ownDay, hour), time(ownDay, hour + 1));
      return `PUT /api/reservations/${id}/auth HTTP/1.1\r\n${heads[booker]}${body}`;
    };
  }) satisfies RequestFactory as RequestFactory,
} satisfies Record<string, RequestFactory>;

/** How many of a hundred calls of a busy day are which: visitors and customers, and administrators' lists as `path`. */
const shares: [call: keyof typeof calls, share: number][] = [
  ['vehiclePage', 20],
  ['vehicle', 20],
  ['search', 15],
  ['quote', 15],
  ['calendar', 10],
  ['availability', 8],
  ['ownPage', 6],
  ['path', 4],
  ['booking', 2],
];
const hundred = shares.flatMap(([call, share]) => Array.from({ length: share }, () => call));

/** All of them in turns, which mix: 37 and 100 have no common factor. */
export const mixed: RequestFactory = (target) => {
  const requests = new Map(shares.map(([call]) => [call, calls[call](target)]));
  return (number) => requests.get(hundred[(number * 37) % 100]!)!(number);
};
