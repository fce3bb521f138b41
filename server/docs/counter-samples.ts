import { agreed, lines, vehicle, vehicleFields } from './samples.ts';

// What the counter's calls answer, step by step.

const fuelLine = {
  ...{ kind: 'fuel', quantity: 2, unit: 'eighth', unitPrice: 12.5, amount: 25 },
  ...{ vatPercent: 19, text: null },
};
const damageLine = {
  ...{ kind: 'damage', quantity: 1, unit: 'flat', unitPrice: 150, amount: 150 },
  ...{ vatPercent: 0, text: 'Delle in der Stoßstange' },
};
const handedOverAt = '2030-01-02T10:05:00';
export const returnedAt = '2030-01-02T12:20:00';
export const readings = { mileageKm: 18_250, fuelEighths: 8 };
export const readingsAtReturn = { mileageKm: 18_341, fuelEighths: 6 };
const askedDamage = { ...damageLine, text: null };
export const returnPreview = {
  ...{ returnedAt, lateHours: 0, lines: [...lines, fuelLine, askedDamage] },
  ...{ addedLines: [fuelLine, askedDamage], totalPrice: 212.5, difference: 175 },
};

const step = {
  ...readings,
  ...{ at: handedOverAt, licenceSeen: true, note: 'Kratzer an der Stoßstange', reason: null },
  ...{ by: 'Erika Mustermann', blockId: null },
  signature: { name: 'Max Mustermann', strokes: 'M120 180L160 90L210 200M260 150L340 150' },
};
export const knownDamage = {
  ...{ id: '5b0a9d8e-3c1f-4f0a-8e58-6a4f1f2f9d11', place: 'left' as const },
  ...{ note: 'Kratzer an der Schiebetür, 10 cm', at: '2029-11-04T08:30:00' },
  ...{ by: 'Erika Mustermann', repairedAt: null },
};
export const newDamage = {
  ...{ id: '9d3c2f0e-7a52-4c60-9f0b-0a2b7d1c4e22', place: 'rear' as const },
  note: 'Delle in der Stoßstange',
};
export const photo = {
  ...{ id: 'c2a7b9e4-1d3f-4a6b-8c90-5e2f7a1b3c44', step: 'return' as const },
  ...{ damageId: newDamage.id, takenAt: '2030-01-02T12:18:00', width: 1600, height: 1200 },
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
  damages: [{ ...knownDamage, step: null }],
};
/** Once it is back. */
export const counterAfter = {
  ...counter,
  ...{ version: 3, status: 'DONE' as const, returnedAt, nextStep: null },
  vehicle: { ...counter.vehicle, mileageKm: readingsAtReturn.mileageKm },
  return: {
    ...{ ...step, ...readingsAtReturn, at: returnedAt, licenceSeen: null, note: '' },
    ...{ signature: null, blockId: 21 },
  },
  damages: [
    ...counter.damages,
    {
      ...{ ...newDamage, at: returnedAt, by: 'Erika Mustermann' },
      ...{ repairedAt: null, step: 'return' as const },
    },
  ],
  lines: [
    ...counter.lines,
    { ...fuelLine, id: 12, source: 'return' as const },
    { ...damageLine, id: 14, source: 'return' as const },
  ],
  ...{ totalPrice: 212.5, amountDue: 212.5, due: 212.5 },
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
