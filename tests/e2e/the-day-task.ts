import type { Page } from '@playwright/test';
import type { Human } from './human.ts';

/**
 * A rental manager's day, each task from the dashboard on, at a person's pace (human.ts). `before` is what it took when the
 * site knew no counter: `null` where it was not possible. It was counted in the same way, by the shortest way on the last
 * version without one; a rental was found by its customer, as it is now.
 */
export interface Task {
  name: string;
  before: number | null;
  /** Clicks at most: half as many as before, or fewer. */
  most: number;
  /** Returns what is done at work. */
  prepare: (page: Page) => Promise<(human: Human) => Promise<void>>;
}

export const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (page: Page) => page.getByRole('dialog');
