import { getCollection } from 'astro:content';
import { mainPlace } from '../../../contract/site/meeting.ts';
import type { Place } from '../../../contract/site/places.ts';
import { dayNames } from '../../content/schemas/places.ts';
import { company } from '../../lib/site/company.ts';
import { companyAddress } from '../../lib/site/company-address.ts';
import { dayOf, holidaysOf } from './holidays.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const { brand, address, mapsLink, openingTimes } = company;
const main: Place = {
  slug: mainPlace,
  name: `${brand} ${address.town}`,
  address: companyAddress,
  map: mapsLink,
  hours: [{ ...openingTimes, days: openingTimes.days.map((day) => weekdays.indexOf(day) + 1) }],
  closed: openingTimes.holidays ? holidaysOf(openingTimes.holidays) : [],
};

const branches: Place[] = (await getCollection('places'))
  .sort((a, b) => a.data.order - b.data.order)
  .map(
    ({ id, data: { name, address, map, hours, closed = [], holidays, outOfHours, keyDrop } }) => ({
      slug: id,
      name,
      address,
      map,
      hours: hours.map(({ days, ...times }) => ({
        ...times,
        days: days.map((day) => dayNames.indexOf(day) + 1),
      })),
      closed: [
        ...closed.map(({ from, until = from }) => ({ from: dayOf(from), until: dayOf(until) })),
        ...(holidays ? holidaysOf(holidays) : []),
      ],
      outOfHours,
      keyDrop,
    }),
  );

/** Where vehicles are handed over: the company's address, then the places of src/content/places. */
export const places: Place[] = [main, ...branches];
