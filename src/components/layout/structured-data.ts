import { company } from '../../lib/site/company.ts';

const { brand, legalName, host, mail, phones, address, position, openingTimes } = company;

/** The company for search engines (schema.org). */
export const localBusiness = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `https://${host}/#company`,
  name: brand,
  legalName,
  url: `https://${host}/`,
  email: mail,
  telephone: phones[0],
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.zipCode,
    addressLocality: address.town,
    addressCountry: 'DE',
  },
  geo: { '@type': 'GeoCoordinates', ...position },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: openingTimes.days,
    opens: openingTimes.opens,
    closes: openingTimes.closes,
  },
};
