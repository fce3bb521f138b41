import { expect, test, type Page } from '@playwright/test';
import { catalogues } from '../support/catalogues.ts';
import { asAdministrator } from './administrator.ts';
import { Human } from './human.ts';

/** Clicks, keys and seconds. */
type Figures = readonly [clicks: number, keys: number, seconds: number];

/** A rental manager's day, each task from the dashboard on, at a person's pace (human.ts). */
export interface Task {
  name: string;
  /**
   * Clicks when the site knew no counter: null where it was not possible. They were counted in the same way, by the shortest way on the
   * last version without one; a rental was found by its customer, as it is now. Not told where nobody counted.
   */
  before?: number | null;
  /** What it took a rental manager on a Monday, before vehicles were dispatched; null where it was refused or not possible. */
  monday?: Figures | null;
  /** Clicks at most: half as many as without a counter, no more than on that Monday. */
  most: number;
  /** Returns what is done at work. */
  prepare: (page: Page) => Promise<(human: Human) => Promise<void>>;
}

export const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (page: Page) => page.getByRole('dialog');

const shown = (figures: Figures | null | undefined) =>
  figures === null ? 'no' : figures && figures.join(' / ');

/** Tests that each task is done with few clicks, and shows what it took. */
export function testDay(tasks: readonly Task[]): void {
  // In one worker, which collects what they took.
  test.describe.configure({ mode: 'default' });
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const { admin } = catalogues.en;
  const results: object[] = [];

  for (const { name, before, monday, most, prepare } of tasks)
    test(name, async ({ page }) => {
      const work = await prepare(page);
      const human = new Human(page);
      await human.watch();
      await asAdministrator(page);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: admin.dashboard, level: 1 })).toBeVisible();
      human.start();
      await work(human);
      const { clicks, keys, seconds } = human.done();
      results.push({
        task: name,
        'without a counter': before === null ? 'no' : before,
        'on a Monday': shown(monday),
        'at most': most,
        now: shown([clicks, keys, Math.round(seconds)]),
      });
      expect(clicks).toBeLessThanOrEqual(most);
      if (before) expect(clicks).toBeLessThanOrEqual(before / 2);
      if (monday) expect(clicks).toBeLessThanOrEqual(monday[0]);
    });

  test.afterAll(({}, { project }) => {
    if (project.name) console.table(results);
  });
}
