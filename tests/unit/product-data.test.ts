import { expect, test } from 'vitest';
import { productData } from '../../src/islands/booking/product-data.ts';
import { vehicleOf } from '../support/vehicles.ts';

const vehicle = vehicleOf({ id: 7, model: 'Transporter', image: ['a1'] });
const address = 'https://www.musternetz.example/solutions/7';

test('a vehicle is a product with an offer by the hour', () => {
  expect(productData(vehicle, address, '/api/files/display/a1?w=800')).toMatchObject({
    '@type': 'Product',
    name: 'Transporter',
    image: expect.stringMatching(/^https:\/\/www\.musternetz\.example\/api\/files\/display\/a1/),
    offers: {
      '@type': 'Offer',
      url: address,
      price: 12.5,
      priceCurrency: 'USD',
      priceSpecification: { unitCode: 'HUR' },
    },
  });
});

test('a vehicle without an image names none', () => {
  expect(productData(vehicle, address, undefined)).not.toHaveProperty('image');
});
