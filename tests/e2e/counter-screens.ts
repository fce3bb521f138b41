import { expect } from '@playwright/test';
import { inDays } from './customer.ts';
import { makePastDue, someLateRental, someMissing, someRental } from './at-counter.ts';
import type { Screens } from './visitor-screens.ts';

/** What is shown at the counter. */
export const counterScreens: Screens = {
  'a rental that was not picked up': async (page, { counter }) => {
    const { path } = await someRental(page.request);
    await page.goto(path);
    await expect(page.getByRole('link', { name: counter.steps['hand-over'] })).toBeVisible();
  },
  'a rental that is late': async (page, { counter }) => {
    const { path } = await someLateRental(page.request);
    await page.goto(path);
    await expect(page.getByRole('link', { name: counter.steps.return })).toBeVisible();
  },
  'a hand-over long before its pick-up': async (page, { dispatch }) => {
    const { path } = await someRental(page.request, 3 * 24 * 60, 4 * 24 * 60);
    await page.goto(`${path}/hand-over`);
    await expect(page.getByRole('button', { name: dispatch.early.submit })).toBeVisible();
  },
  'the question before a rental is cancelled': async (page, { dispatch }) => {
    const { path } = await someRental(page.request, 3 * 24 * 60, 4 * 24 * 60);
    await page.goto(path);
    await page.getByRole('button', { name: dispatch.cancel.label }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a rental without a vehicle': async (page, { counter }) => {
    const { path } = await someMissing(page.request);
    await page.goto(path);
    await expect(page.getByRole('button', { name: counter.giveVehicle })).toBeVisible();
  },
  'the day': async (page, { dispatch }) => {
    await someMissing(page.request);
    await page.goto(`/admin/days/${inDays(2)}`);
    await expect(page.getByRole('rowgroup', { name: dispatch.day.lists.missing })).toBeVisible();
  },
  'a no-show with an error': async (page, { counter, messages }) => {
    const { path } = await someRental(page.request);
    await page.goto(path);
    await page.getByRole('button', { name: counter.more.noShow }).click();
    await page.getByLabel(counter.noShow.fee('')).fill('x');
    await page.getByRole('button', { name: counter.noShow.record }).click();
    await expect(page.getByText(messages.counter.fee)).toBeVisible();
  },
  'a line with errors': async (page, { counter, messages }) => {
    const { path } = await someRental(page.request);
    await page.goto(path);
    await page.getByRole('button', { name: counter.more.addLine }).click();
    await page.getByRole('dialog').getByRole('button', { name: counter.line.add }).click();
    await expect(page.getByText(messages.counter.text)).toBeVisible();
  },
  'the question before a hand-over is undone': async (page, { counter }) => {
    const { path } = await someLateRental(page.request);
    await page.goto(path);
    await page.getByRole('button', { name: counter.more.undo['hand-over'] }).click();
    await expect(page.getByText(counter.undo['hand-over'].question)).toBeVisible();
  },
  'a hand-over': async (page, { counter }) => {
    const { path } = await someRental(page.request);
    await page.goto(`${path}/hand-over`);
    await page.getByRole('radio', { name: counter.fuelLevels[7], exact: true }).check();
    await page.getByRole('switch').click();
    await page.getByText(counter.form.earlier).click();
    await expect(page.getByLabel(counter.form.date)).toBeVisible();
  },
  'a hand-over that is past due, with errors': async (page, { counter, messages }) => {
    const { path, vehicle } = await someRental(page.request);
    await makePastDue(page.request, vehicle);
    await page.goto(`${path}/hand-over`);
    await page.getByRole('button', { name: counter.steps['hand-over'] }).click();
    await expect(page.getByText(messages.counter.reason)).toBeVisible();
  },
  'another vehicle to be handed over': async (page, { choices }) => {
    const { path } = await someRental(page.request);
    await page.goto(`${path}/hand-over`);
    await page.getByRole('button', { name: choices.swap.open }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'a return with what it adds': async (page, { counter }) => {
    const { path } = await someLateRental(page.request);
    await page.goto(`${path}/return`);
    await page.getByLabel(counter.form.mileage).fill('18900');
    await page.getByRole('radio', { name: counter.fuelLevels[3], exact: true }).check();
    await expect(page.getByText(counter.preview.total)).toBeVisible();
  },
  'a return with a damage and its errors': async (page, { counter, condition, messages }) => {
    const { path } = await someLateRental(page.request);
    await page.goto(`${path}/return`);
    await page.getByRole('button', { name: condition.addDamage }).click();
    await page.getByRole('switch', { name: condition.block.take }).click();
    await page.getByRole('button', { name: counter.steps.return }).click();
    await expect(page.getByText(messages.condition.place)).toBeVisible();
  },
  'a return that is not its turn': async (page, { counter }) => {
    const { path } = await someRental(page.request);
    await page.goto(`${path}/return`);
    await expect(page.getByText(counter.notNow.return.closed)).toBeVisible();
  },
  'a rental that is over': async (page, { counter }) => {
    const { path } = await someLateRental(page.request);
    await page.goto(`${path}/return`);
    await page.getByLabel(counter.form.mileage).fill('18900');
    await page.getByRole('radio', { name: counter.fuelLevels[3], exact: true }).check();
    await expect(page.getByText(counter.preview.total)).toBeVisible();
    await page.getByRole('button', { name: counter.steps.return }).click();
    await expect(page.getByRole('button', { name: counter.more.undo.return })).toBeVisible();
  },
};
