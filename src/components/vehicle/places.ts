import { getCollection } from 'astro:content';
import { dayNames } from '../../content/schemas/places.ts';
import { company } from '../../lib/site/company.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const { brand, address, mapsLink, openingTimes } = company;
const main = {
  name: `${brand} ${address.town}`,
  address: `${address.street}, ${address.zipCode} ${address.town}`,
  map: mapsLink,
  hours: [{ ...openingTimes, days: openingTimes.days.map((day) => weekdays.indexOf(day) + 1) }],
};

const branches = (await getCollection('places'))
  .map(({ data }) => data)
  .sort((a, b) => a.order - b.order)
  .map(({ name, address, map, hours }) => ({
    name,
    address,
    map,
    hours: hours.map(({ days, ...times }) => ({
      ...times,
      days: days.map((day) => dayNames.indexOf(day) + 1),
    })),
  }));

/** Where vehicles are handed over: the company's address, then the places of src/content/places. */
export const places = [main, ...branches];
