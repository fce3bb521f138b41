import { expect, type Page } from '@playwright/test';

/** What the browser tells a screen reader of the element with the focus, and whether it is in sight. */
async function focusedOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  await client.detach();
  const isVisible = await page.evaluate(() => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const [node] = nodes;
  return { role: String(node?.role?.value), name: String(node?.name?.value), isVisible };
}

/** Presses Tab until an element with this name has the focus, and returns its role; each on the way must be in sight. */
export async function tabTo(page: Page, name: string): Promise<string> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    // Browsers scroll to what has the focus a moment later.
    await expect(async () =>
      expect(await focusedOn(page), 'in sight').toMatchObject({ isVisible: true }),
    ).toPass({ timeout: 15_000 });
    const { role, name: focused } = await focusedOn(page);
    if (focused === name) return role;
  }
  throw new Error(`The Tab key never came to ${name}.`);
}
