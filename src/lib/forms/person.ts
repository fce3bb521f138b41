import type { licenceClasses } from '../../../contract/users/licence-classes.ts';
import { company, location, person } from '../../../contract/users/person.ts';
import type { User } from '../../../contract/users/users.ts';

type LicenceClass = (typeof licenceClasses)[number];
type PersonName = keyof typeof person;
const personNames = Object.keys(person) as PersonName[];

type CompanyName = keyof typeof company;
const companyNames = Object.keys(company) as CompanyName[];

type LocationName = keyof typeof location;
const locationNames = Object.keys(location) as LocationName[];

/** Town and country, for a form; nothing where the host does not know them. */
export const locationValues = (user: User): Partial<Record<LocationName, string>> =>
  user.city === undefined ? {} : perLocationField((name) => user[name] ?? '');

/** What a business adds to its account, for a form; nothing where the host does not know it. */
export const companyValues = (user: User): Partial<Record<CompanyName, string>> =>
  user.companyName === undefined ? {} : perCompanyField((name) => user[name] ?? '');

/** How documents spell the name, for a form; nothing where the host does not know it. */
export const spellingValues = ({ latinName }: User): { latinName?: string } =>
  latinName === undefined ? {} : { latinName: latinName ?? '' };

/** The class of the driving licence, for a form; nothing where the host does not know it. */
export const licenceValues = ({ licenceClass }: User): { licenceClass?: '' | LicenceClass } =>
  licenceClass === undefined ? {} : { licenceClass: (licenceClass ?? '') as '' | LicenceClass };

/** One value for each field of personal data. */
export const perPersonField = <Value>(valueOf: (name: PersonName) => Value) =>
  perField(personNames, valueOf);

/** One value for town and country. */
export const perLocationField = <Value>(valueOf: (name: LocationName) => Value) =>
  perField(locationNames, valueOf);

/** One value for each field that businesses add. */
export const perCompanyField = <Value>(valueOf: (name: CompanyName) => Value) =>
  perField(companyNames, valueOf);

const perField = <Name extends string, Value>(names: Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
