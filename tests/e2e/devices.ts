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
    press: async (control, name) => {
      expect(await tabTo(page, name)).toBe(control);
      await page.keyboard.press(control === 'checkbox' ? 'Space' : 'Enter');
    },
  };
}

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
    press: (control, name) => page.getByRole(control, { name, exact: true }).tap(),
  };
}
