import { describe, expect, test } from 'vitest';
import { vehicleEdit } from '../../contract/vehicles/vehicle-edit.ts';
import {
  isOptional,
  perVehicleField,
  privateFieldNames,
  sampleVehicle,
  vehicleFieldNames,
} from '../../contract/vehicles/vehicle-fields.ts';
import { fleetVehicle, vehicle } from '../../contract/vehicles/vehicles.ts';

const optional = vehicleFieldNames.filter(isOptional);
const onlyKnown = () => {
  const values: Partial<ReturnType<typeof sampleVehicle>> = sampleVehicle();
  for (const name of optional) delete values[name];
  return values;
};
const others = { id: 1, image: ['a'], builtIn: false };

test('what is private is optional: no client of the original contract knows it', () => {
  expect(privateFieldNames.filter((name) => !isOptional(name))).toEqual([]);
});

describe('a request', () => {
  test('takes the sample', () => {
    expect(vehicleEdit.parse(sampleVehicle())).toEqual(sampleVehicle());
  });

  test('takes all fields as text, as a form has them', () => {
    const texts = perVehicleField((name) => String(sampleVehicle()[name]));
    expect(vehicleEdit.parse(texts)).toEqual(sampleVehicle());
  });

  test('may leave out what is optional, and says nothing of it then', () => {
    expect(vehicleEdit.parse(onlyKnown())).toEqual(onlyKnown());
  });

  test.each(optional)('clears %s with null and with an empty text', (name) => {
    for (const value of [null, ''])
      expect(vehicleEdit.parse({ ...sampleVehicle(), [name]: value })[name]).toBeNull();
  });

  test.each(vehicleFieldNames.filter((name) => !isOptional(name)))('needs %s', (name) => {
    for (const value of [undefined, null, ''])
      expect(vehicleEdit.safeParse({ ...sampleVehicle(), [name]: value }).success).toBe(false);
  });
});

describe('an answer', () => {
  test('of another host has nothing of what is optional', () => {
    expect(fleetVehicle.parse({ ...others, ...onlyKnown() })).toEqual({
      ...others,
      ...onlyKnown(),
    });
  });

  test.each(optional)('is read even if another host means something else by %s', (name) => {
    const { data } = fleetVehicle.safeParse({
      ...others,
      ...sampleVehicle(),
      [name]: { of: 'it' },
    });
    expect(data).toMatchObject({ model: sampleVehicle().model });
    expect(data?.[name]).toBeUndefined();
  });

  test('for everybody has nothing of what is private', () => {
    const read = vehicle.parse({ ...others, ...sampleVehicle() });
    expect(privateFieldNames.filter((name) => name in read)).toEqual([]);
  });
});
