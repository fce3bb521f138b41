import { person } from '../../contract/auth.ts';

type PersonName = keyof typeof person;
const personNames = Object.keys(person) as PersonName[];

/** One value for each field of personal data. */
export const perPersonField = <Value>(valueOf: (name: PersonName) => Value) =>
  Object.fromEntries(personNames.map((name) => [name, valueOf(name)])) as Record<PersonName, Value>;
