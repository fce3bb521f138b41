import { expect, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';

type Control = 'link' | 'button' | 'checkbox';

/** A device that people use a page with, which is told what a screen reader says: names, and what they are. */
export interface Device {
  type: (name: string, text: string) => Promise<void>;
  /** `YYYY-MM-DD`. */
  chooseDate: (name: string, day: string) => Promise<void>;
  /** `HH:mm`. */
  chooseTime: (name: string, time: string) => Promise<void>;
  /** An option of a list, which is named like its text. */
  choose: (name: string, option: string) => Promise<void>;
  /** The first option that is found by a text, which it contains. */
  find: (name: string, text: string) => Promise<void>;
  press: (control: Control, name: string) => Promise<void>;
}

/** The keyboard, for a browser in American English: dates are typed as month, day, year, and times with AM or PM. */
export function keyboardOf(page: Page): Device {
  const type = async (name: string, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  return {
    type,
    chooseDate: (name, day) => {
      const [year, month, ofMonth] = day.split('-');
      return type(name, `${month}${ofMonth}${year}`);
    },
    chooseTime: (name, time) => {
      const [hour, minute] = time.split(':').map(Number);
      const digits = [hour! % 12 || 12, minute].map((part) => `${part}`.padStart(2, '0'));
      return type(name, `${digits.join('')}${hour! < 12 ? 'AM' : 'PM'}`);
    },
    choose: type,
    find: async (name, text) => {
      await type(name, text);
      await expect(optionsOf(page).first()).toContainText(text);
      await page.keyboard.press('Enter');
    },
    press: async (control, name) => {
      expect(await tabTo(page, name)).toBe(control);
      await page.keyboard.press(control === 'checkbox' ? 'Space' : 'Enter');
    },
  };
}

const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');

/** A finger. Dates and times come from the phone's own pickers. */
export function fingerOf(page: Page): Device {
  const fill = async (name: string, text: string) => {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAccessibleName(name);
    await field.tap();
    await expect(field).toBeFocused();
    await field.fill(text);
  };
  return {
    type: async (name, text) => {
      await fill(name, '');
      await page.keyboard.type(text);
    },
    chooseDate: fill,
    chooseTime: fill,
    choose: async (name, option) => {
      await page.getByRole('combobox', { name, exact: true }).selectOption({ label: option });
    },
    find: async (name, text) => {
      const field = page.getByRole('combobox', { name, exact: true });
      await field.tap();
      await field.fill(text);
      await optionsOf(page).filter({ hasText: text }).first().tap();
    },
    press: (control, name) => page.getByRole(control, { name, exact: true }).tap(),
  };
}
