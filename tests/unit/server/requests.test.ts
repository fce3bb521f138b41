import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { widthsFor } from '../../../server/images/convert/variants.ts';
import { formatsFor } from '../../../server/images/negotiate.ts';
import { network, networkBehind, proxiesOf, siteOf } from '../../../server/http/network.ts';
import { pageAnswer } from '../../../server/http/page-answer.ts';

test.each([
  [undefined, ['jpeg', 'png']],
  ['*/*', ['jpeg', 'png']],
  ['image/webp,*/*', ['webp', 'jpeg', 'png']],
  ['image/webp, IMAGE/AVIF;q=0.5', ['avif', 'webp', 'jpeg', 'png']],
  ['image/avif;q=0.0, image/webp; q=0', ['jpeg', 'png']],
])('who accepts %s gets one of %j', (accept, formats) => {
  expect(formatsFor(accept)).toEqual(formats);
});

test.each([
  [40, [40]],
  [400, [400]],
  [500, [400, 500]],
  [1200, [400, 800, 1200]],
  [9000, [400, 800, 1200]],
])('a picture %i pixels wide is stored in %j', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:49152', '192.0.2.7'],
  ['[2001:db8:1:2fe::5]:49152', '2001:db8:1:200'],
  ['2001:db8:1:2fe:3:4:5:6', '2001:db8:1:200'],
  ['2001:0DB8:1:2ff::9', '2001:db8:1:200'],
  ['2001:db8:1:300::9', '2001:db8:1:300'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001::b:3ff:5:6:7:8', '2001:0:b:300'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2fe:3:4:5:6', '2001:db8:1'],
])('%s takes turns as %s', (address, expected) => {
  expect(siteOf(address)).toBe(expected);
});

describe('a page', () => {
  const page = (number: number, rows: number, total: number) =>
    pageAnswer(
      { rows: Array(rows).fill('row'), total },
      { page: number, size: 10, sort: 'id', direction: 'ASC' },
    );

  test.each([
    [0, 0, 0, { totalPages: 0, first: true, last: true, empty: true }],
    [0, 10, 10, { totalPages: 1, first: true, last: true, empty: false }],
    [0, 10, 11, { totalPages: 2, first: true, last: false, empty: false }],
    [1, 1, 11, { totalPages: 2, first: false, last: true, numberOfElements: 1 }],
    [5, 0, 11, { totalPages: 2, first: false, last: true, empty: true }],
  ])('%i with %i rows of %i', (number, rows, total, expected) => {
    expect(page(number, rows, total)).toMatchObject({ ...expected, totalElements: total });
  });
});

describe('who a request comes from', () => {
  const networkOf = (trusted: string[], remoteAddress: string, forwarded: string) =>
    networkBehind(proxiesOf(trusted))({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage);

  test.each([
    ['a proxy on this machine says', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a proxy in our network says', '172.18.0.2', '203.0.113.7', '203.0.113.7'],
    ['it is in a private network itself', '172.18.0.2', '10.0.0.1', '10.0.0.1'],
    ['it claims another before a proxy appends', '127.0.0.1', '5.6.7.8, 10.0.0.1', '10.0.0.1'],
    ['it claims another two proxies away', '172.18.0.2', '5.6.7.8, 10.0.0.1', '10.0.0.1'],
    ['two proxies on this machine say', '127.0.0.1', '203.0.113.7, 127.0.0.1', '203.0.113.7'],
    ['it reaches the server itself', '203.0.113.7', '5.6.7.8', '203.0.113.7'],
  ])('is told where %s', (_, from, forwarded, expected) => {
    expect(networkOf([], from, forwarded)).toBe(expected);
  });

  test.each([
    ['10.0.0.5', '203.0.113.7, 10.0.0.1', '10.0.0.1'],
    ['10.0.0.5', '203.0.113.7, 172.18.0.2', '203.0.113.7'],
    ['10.0.0.5', '203.0.113.7:50, 172.18.0.2:4567', '203.0.113.7'],
    ['127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ])('is told by the named proxies alone: %s, %s', (from, forwarded, expected) => {
    expect(networkOf(['10.0.0.5', '172.18.0.0/16'], from, forwarded)).toBe(expected);
  });
});
