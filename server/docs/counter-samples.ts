import { agreed, lines, vehicle, vehicleFields } from './samples.ts';

// What the counter's calls answer, step by step.

const fuelLine = {
  ...{ kind: 'fuel', quantity: 2, unit: 'eighth', unitPrice: 12.5, amount: 25 },
  ...{ vatPercent: 19, text: null },
};
const handedOverAt = '2030-01-02T10:05:00';
export const returnedAt = '2030-01-02T12:20:00';
export const readings = { mileageKm: 18_250, fuelEighths: 8 };
export const readingsAtReturn = { mileageKm: 18_341, fuelEighths: 6 };
export const returnPreview = {
  ...{ returnedAt, lateHours: 0, lines: [...lines, fuelLine], addedLines: [fuelLine] },
  ...{ totalPrice: 62.5, difference: 25 },
};

const step = {
  ...readings,
  ...{ at: handedOverAt, licenceSeen: true, note: 'Kratzer an der Stoßstange', reason: null },
  by: 'Erika Mustermann',
};
/** While the customer has the vehicle. */
export const counter = {
  ...{ reservationId: 7, version: 2, status: 'CREATED' as const },
  ...{ pickedUpAt: handedOverAt, returnedAt: null, noShowAt: null },
  ...{ nextStep: 'return' as const, isLate: false, isPastDue: false },
  vehicle: {
    ...{ id: vehicle.id, model: vehicle.model },
    ...{ licencePlate: vehicleFields.licencePlate, mileageKm: readings.mileageKm },
  },
  ...{ handOver: step, return: null },
  lines: lines.map((line) => ({ ...line, id: null, source: 'rental' as const })),
  ...{ totalPrice: 37.5, amountDue: 37.5, deposit: agreed.deposit },
  ...{ payments: [], paid: 0, due: 37.5, depositHeld: 0 },
};
/** Once it is back. */
export const counterAfter = {
  ...counter,
  ...{ version: 3, status: 'DONE' as const, returnedAt, nextStep: null },
  vehicle: { ...counter.vehicle, mileageKm: readingsAtReturn.mileageKm },
  return: { ...step, ...readingsAtReturn, at: returnedAt, licenceSeen: null, note: '' },
  lines: [...counter.lines, { ...fuelLine, id: 12, source: 'return' as const }],
  ...{ totalPrice: 62.5, amountDue: 62.5, due: 62.5 },
};
const feeLine = {
  ...{ kind: 'fee', quantity: 1, unit: 'flat', unitPrice: 30, amount: 30 },
  ...{ vatPercent: 19, text: 'Innenreinigung', id: 13, source: 'hand' as const },
};
export const counterWithFee = {
  ...{ ...counter, version: 3, lines: [...counter.lines, feeLine] },
  ...{ totalPrice: 67.5, amountDue: 67.5, due: 67.5 },
};
const before = { ...counter, pickedUpAt: null, nextStep: 'hand-over' as const, handOver: null };
export const counterBefore = { ...before, version: 3 };
export const counterNoShow = {
  ...{ ...before, status: 'CANCELLED' as const, noShowAt: '2030-01-02T12:00:00' },
  ...{ nextStep: null, amountDue: 0, due: 0 },
};
export const payment = {
  ...{ id: '0f8fad5b-d9cb-469f-a165-70867728950e', kind: 'payment' as const },
  ...{ method: 'cash' as const, amount: 37.5, at: '2030-01-02T10:06:00', note: '' },
};
/** Once the rental is paid. */
export const counterPaid = {
  ...counter,
  payments: [{ ...payment, by: 'Erika Mustermann', isRemovable: true }],
  ...{ paid: 37.5, due: 0 },
};
