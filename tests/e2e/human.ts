import { type Locator, type Page } from '@playwright/test';

/** Milliseconds that a person takes to find and hit something, for each key, and to choose from a list. */
const pace = { click: 700, key: 120, choice: 1200 };
/** A list is opened by one click and chosen from by another; so is a file. */
const clicksOfChoice = 2;

/** Someone at work: each step takes the time that it takes a person. Clicks are counted by a listener in the page, and keys as they are pressed. */
export class Human {
  readonly page: Page;
  #clicks = 0;
  #keys = 0;
  #since = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Before the first page loads. */
  async watch(): Promise<void> {
    await this.page.exposeFunction('countClick', () => {
      this.#clicks += 1;
    });
    await this.page.addInitScript(() => {
      const { countClick } = window as unknown as { countClick: () => void };
      addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countClick(), true);
    });
  }

  /** The task begins. */
  start(): void {
    this.#clicks = 0;
    this.#keys = 0;
    this.#since = Date.now();
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor();
    await this.page.waitForTimeout(pace.click);
    await target.click();
  }

  async press(keys: string): Promise<void> {
    await this.page.waitForTimeout(pace.key);
    await this.page.keyboard.press(keys);
    this.#keys += 1;
  }

  /** Types into a field that has the focus, or gets it by a few Tabs, or else by a click. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const hasFocus = () => field.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 5 && !(await hasFocus()); tabs += 1) {
      if (
        !(await this.page.evaluate(() =>
          document.activeElement?.closest('form, dialog, [role=dialog]'),
        ))
      )
        break;
      await this.press('Tab');
    }
    if (!(await hasFocus())) await this.click(field);
    await this.page.waitForTimeout(text.length * pace.key);
    this.#keys += text.length;
    await field.fill(text);
  }

  async choose(list: Locator, option: string | { label: string }): Promise<void> {
    await list.waitFor();
    await this.page.waitForTimeout(pace.choice);
    // The clicks leave it there.
    await list.focus();
    await list.selectOption(option);
    this.#clicks += clicksOfChoice;
  }

  /** Types what an option contains, and clicks it. */
  async pick(field: Locator, text: string): Promise<void> {
    await this.type(field, text);
    await this.click(this.page.getByRole('option', { name: text }));
  }

  /** Types what an option contains, and takes the first one by a key once it is there. */
  async complete(field: Locator, text: string): Promise<void> {
    await this.type(field, text);
    await this.page.locator('[role=option][aria-selected=true]').waitFor();
    await this.press('Enter');
  }

  async upload(field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.page.waitForTimeout(pace.choice);
    await field.setInputFiles(files);
    this.#clicks += clicksOfChoice;
  }

  /** Finds a record or a screen by the search over everything, and opens the first one: by keys, which the field names. */
  async find(words: string): Promise<void> {
    await this.press('Control+k');
    await this.complete(this.page.getByRole('combobox', { name: 'Search everything' }), words);
  }

  /** The task is done. */
  done() {
    return { clicks: this.#clicks, keys: this.#keys, seconds: (Date.now() - this.#since) / 1000 };
  }
}
