import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWallTime, toWire, wireTime } from '../../contract/values/times.ts';

const seconds = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const wallTime = seconds.map((date) => date.toISOString().slice(0, 19));

describe('readWallTime', () => {
  test('parses the output of toWire', () => {
    fc.assert(
      fc.property(wallTime, (time) => {
        expect(readWallTime(toWire(time))).toBe(time);
      }),
    );
  });

  test('parses all wire formats alike', () => {
    fc.assert(
      fc.property(wallTime, (time) => {
        const minute = `${time.slice(0, 16)}:00`;
        expect(readWallTime(time)).toBe(time);
        expect(readWallTime(time.replace('T', ' '))).toBe(time);
        expect(readWallTime(time.slice(0, 16))).toBe(minute);
        expect(readWallTime(` ${time.slice(0, 16).replace('T', ' ')} `)).toBe(minute);
        expect(readWallTime(toWire(time.slice(0, 16)))).toBe(minute);
      }),
    );
  });

  test.each([
    '',
    '2030-02-30T10:00',
    '2029-02-29 10:00',
    '13/01/2030 10:00:00',
    '02/30/2030 10:00:00',
    '2030-01-01T24:00',
    '2030-01-01T10:60',
    '1899-12-31T10:00',
    '2030-01-01T10:00Z',
    '2030-01-01',
    '01/02/2030 10:00',
  ])('refuses %j', (value) => {
    expect(readWallTime(value)).toBeNull();
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const time = readWallTime(value);
        expect(time === null || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(time)).toBe(true);
      }),
    );
  });
});

test('wireTime distinguishes missing from invalid times', () => {
  const time = wireTime('reservations.pickUpTime');
  const messageOf = (value: unknown) => time.safeParse(value).error?.issues[0]?.message;
  expect(messageOf('')).toBe('reservations.pickUpTime');
  expect(messageOf(undefined)).toBe('reservations.pickUpTime');
  expect(messageOf('tomorrow')).toBe('times.bad');
  expect(time.parse('02/29/2028 10:30:00')).toBe('2028-02-29T10:30:00');
});
