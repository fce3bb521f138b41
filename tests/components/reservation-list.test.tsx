import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import type { Reservation } from '../../contract/reservations/reservations.ts';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { accountTexts } from '../../contract/texts/en/account.ts';
import { lineTexts } from '../../contract/texts/en/lines.ts';
import { ReservationList } from '../../src/islands/account/ReservationList.tsx';
import { hotline } from '../../src/lib/site/company.ts';
import { placesList } from '../../src/lib/site/place-of.ts';
import { render } from './render.tsx';

const now = '2030-05-15T10:00';
const { list, nextStep, noReservations } = accountTexts;

const vehicle = { ...sampleVehicle(), id: 4, image: [], builtIn: false };
const reservation = (id: number, day: string, status = 'CREATED'): Reservation => ({
  ...sampleRental(),
  id,
  status,
  totalPrice: 1368,
  vehicle: { ...vehicle, model: `Transporter ${id}` },
  pickUpTime: `${day}T09:00:00`,
  dropOffTime: `${day}T18:00:00`,
});
const tomorrow = reservation(7, '2030-05-16');
const later = reservation(8, '2030-06-20');
const done = reservation(3, '2030-05-01', 'DONE');

const show = (rows: Reservation[], isFirstPage = true) =>
  render(<ReservationList rows={rows} now={now} isFirstPage={isFirstPage} />);
const card = (name: string) => page.getByRole('article', { name, exact: false });
const past = () => document.querySelector('details');

describe('the list of own reservations', () => {
  test.each([
    ['no_show', 1],
    ['fine', 0],
  ])('says of a cancelled one with a %s what may be proven: %i times', (kind, times) => {
    const sums = { quantity: 1, unit: 'flat', unitPrice: 25, amount: 25, text: null };
    const lines = [{ kind, ...sums }];
    show([{ ...reservation(9, '2030-05-02', 'CANCELLED'), amountDue: 25, lines }]);
    const text = document.querySelector('main')!.textContent;
    expect(text.split(lineTexts.lowerLoss)).toHaveLength(times + 1);
  });

  test('without any says so, and leads to the vehicles', async () => {
    show([]);
    await expect.element(page.getByRole('heading', { name: noReservations })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: list.findVehicle }))
      .toHaveAttribute('href', '/vehicles');
    expect(past()).toBeNull();
  });

  test('starts with the next rental and says when it is in words and in full', async () => {
    show([tomorrow, later, done]);
    const next = page.getByRole('region', { name: list.next });
    await expect.element(next).toMatchTextContent('Tomorrow, 09:00');
    const facts = next.element().querySelector('dl')!;
    expect([...facts.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      ...['Pick-up', 'Drop-off', 'No.', 'Price'],
    ]);
    for (const fact of ['2030-05-16 09:00', 'Bremen', '2030-05-16 18:00', 'Hamburg'])
      await expect.element(next).toMatchTextContent(fact);
    for (const fact of ['R-000007', '$1,368.00', 'Status: CREATED', nextStep.upcoming()])
      await expect.element(next).toMatchTextContent(fact);
    await expect
      .element(page.getByRole('region', { name: list.further }))
      .toMatchTextContent('In 5 weeks');
  });

  test('says of both ends at a closed place that they are to be arranged, and whom to call', async () => {
    const hours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '16:00' }];
    const list = document.createElement('datalist');
    list.id = placesList;
    for (const name of ['Bremen', 'Hamburg']) {
      const option = new Option();
      option.dataset.place = JSON.stringify({ name, hours, closed: [] });
      list.append(option);
    }
    document.body.append(list);
    show([{ ...tomorrow, pickUpTime: '2030-05-16T08:00:00' }]);
    const call = page.getByRole('link', { name: hotline.text });
    await expect.element(call.first()).toHaveAttribute('href', hotline.href);
    await expect.element(page.getByRole('article')).toMatchTextContent('Bremen is closed');
    await expect.element(page.getByRole('article')).toMatchTextContent('Hamburg is closed');
    list.remove();
  });

  test('says that a vehicle is in use, and whom to call', async () => {
    show([reservation(7, '2030-05-15')]);
    const current = page.getByRole('region', { name: list.current });
    await expect.element(current).toMatchTextContent('Today, 18:00');
    await expect.element(current).toMatchTextContent('Running late?');
  });

  test('folds what is over, which has no words for its times', async () => {
    show([tomorrow, done]);
    expect(past()?.open).toBe(false);
    expect(card('Transporter 3').elements()).toEqual([]);
    await page.getByText(list.past).click();
    await expect.element(card('Transporter 3')).toBeVisible();
    const row = card('Transporter 3').element();
    expect(row.textContent).not.toContain('weeks ago');
    const ways = [...row.querySelectorAll('a, button')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/user/reservations/3']);
  });

  test('invites to book where nothing is ahead', async () => {
    show([done]);
    await expect.element(page.getByRole('heading', { name: list.nothingAhead })).toBeVisible();
    expect(past()?.open).toBe(false);
  });

  test('opens what is over on a page that has nothing else', async () => {
    show([done], false);
    expect(past()?.open).toBe(true);
    expect(page.getByRole('link', { name: list.findVehicle }).elements()).toEqual([]);
  });

  test('calls no rental of a later page the next one', async () => {
    show([later, done], false);
    expect(page.getByRole('region', { name: list.next }).elements()).toEqual([]);
    await expect.element(page.getByRole('region', { name: list.further })).toBeVisible();
  });

  test.each([
    ['CREATED', 'tone-green'],
    ['COMPLETED', 'tone-blue'],
    ['DONE', 'tone-blue'],
    ['CANCELLED', 'tone-grey'],
    ['HELD', 'tone-grey'],
  ])('shows %s in the specified colour, and in words', async (status, tone) => {
    show([reservation(7, '2030-05-16', status)], false);
    await expect.element(card('Transporter 7')).toHaveClass(tone);
    const word = status === 'COMPLETED' ? 'DONE' : status;
    await expect.element(card('Transporter 7')).toMatchTextContent(`Status: ${word}`);
  });

  test('has one link in each card, which names vehicle and number', async () => {
    show([tomorrow, later]);
    const links = page.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Transporter 7, R-000007', '/user/reservations/7'],
      ['Transporter 8, R-000008', '/user/reservations/8'],
    ]);
  });

  test('shows what bare hosts leave out as missing', async () => {
    show([{ ...tomorrow, vehicle: null, totalPrice: null }]);
    await expect.element(card('Vehicle')).toMatchTextContent('–');
  });
});
