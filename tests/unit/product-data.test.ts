import { expect, test } from 'vitest';
import { productData } from '../../src/islands/booking/product-data.ts';

const vehicle = {
  id: 7,
  model: 'Transporter',
  image: ['a1'],
  doors: 4,
  seats: 3,
  luggage: 8,
  transmission: 'Manuel',
  airConditioning: true,
  fuelType: 'Diesel',
  age: 2,
  pricePerHour: 12.5,
  builtIn: false,
};
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

test('one without a picture names none', () => {
  expect(productData(vehicle, address, undefined)).not.toHaveProperty('image');
});
