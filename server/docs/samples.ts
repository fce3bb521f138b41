import { vehicleToWire } from '../../contract/reservations.ts';
import { sampleRental } from '../../contract/rental-fields.ts';
import { sampleVehicle } from '../../contract/vehicle-fields.ts';
import { pageAnswer } from '../http/page-answer.ts';

/** Records of the examples. */
export const token = 'q4vX1nW0s7kE2bYc9tRfLm5uJh8iGdA3oZpKxVwTyQk';
export const device = 'Zr2mYw8pQx5vTn1cKd7bHs4jLf9gAe3uRo6iWt0yEzA';
export const etagExample = '"3"';
export const idempotencyExample = '"3f6d2c1e-94f0-4c0b-8a53-2b1d9e7c6a58"';
export const imageId = '0b9f2f0e-6a53-4c1e-9d0f-5f3a3c1b7e21';

export const person = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
  phoneNumber: '(555) 555-0199',
  address: 'Musterstraße 1',
  zipCode: '12345',
};
export const user = { id: 7, ...person, builtIn: false, roles: ['Customer'] };

export const vehicleFields = sampleVehicle();
export const vehicle = { id: 3, ...vehicleFields, image: [imageId], builtIn: false };

export const reservation = {
  id: 7,
  userId: user.id,
  ...sampleRental(),
  status: 'CREATED',
  totalPrice: 37.5,
  ...vehicleToWire(vehicle),
};

export const lane = {
  vehicle: { id: vehicle.id, model: vehicle.model },
  reservations: [
    {
      id: reservation.id,
      userId: user.id,
      customer: 'Erika Mustermann',
      pickUpTime: reservation.pickUpTime,
      dropOffTime: reservation.dropOffTime,
      status: reservation.status,
    },
  ],
};

export const contact = {
  name: 'Erika Mustermann',
  subject: 'Langzeitmiete',
  body: 'Kann ich einen Wagen auch für vier Wochen buchen?',
  email: person.email,
};
export const message = { id: 7, ...contact, unread: true, createdAt: '2030-01-02T10:00:00' };

export const image = {
  id: imageId,
  name: 'kleinwagen.png',
  type: 'image/png',
  size: 48_213,
  url: `/api/files/display/${imageId}`,
};

export const dashboard = {
  today: {
    pickUps: [{ ...reservation, customer: 'Erika Mustermann' }],
    returns: [],
    lateReturns: [],
    counts: { pickUps: 1, returns: 0, lateReturns: 0 },
    messages: 2,
  },
  fleet: { vehicles: 14, onTheRoad: 3 },
  asOf: '2030-01-02T09:30:00',
  utilisation: { last30Days: 0.31, previous30Days: 0.28 },
  revenue: { last30Days: 4120.5, previous30Days: 3890 },
  reservationsPerDay: [{ day: '2030-01-02', count: 1 }],
  revenuePerWeek: [{ day: '2029-12-31', revenue: 37.5 }],
  utilisationPerVehicle: [{ vehicleId: vehicle.id, model: vehicle.model, utilisation: 0.4 }],
};

export const done = (message: string) => ({ success: true, message });

export const page = (row: unknown) =>
  pageAnswer({ rows: [row], total: 1 }, { page: 0, size: 10, sort: '', direction: 'ASC' });
