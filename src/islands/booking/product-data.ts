import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { business } from '../../lib/site/business.ts';
import { company } from '../../lib/site/company.ts';

/**
 * The vehicle for search engines (schema.org): a product for rent by the hour. `address` is the page's, `image` the
 * image's.
 */
export function productData(vehicle: Vehicle, address: string, image: string | undefined): object {
  const price = {
    price: vehicle.pricePerHour,
    priceCurrency: business.currency,
  };
  const tax = business.vatPercent > 0 && { valueAddedTaxIncluded: true };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: vehicle.model,
    category: 'Mietfahrzeug',
    ...(image && { image: new URL(image, address).href }),
    offers: {
      '@type': 'Offer',
      url: address,
      ...price,
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, ...tax, unitCode: 'HUR' },
      seller: { '@id': `https://${company.host}/#company` },
    },
  };
}
