import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionButton } from '../../src/islands/ui/ActionButton.tsx';
import { ApiError } from '../../src/lib/api/api.ts';
import { messageOf } from '../../src/lib/texts/texts.ts';
import { render } from './render.tsx';

const button = page.getByRole('button', { name: 'Send again' });
const note = () => page.elementLocator(document.querySelector('.action-result')!);

test('a button says why it failed until it is pressed again, also beside itself', async () => {
  const onPress = vi.fn<() => Promise<string>>();
  onPress.mockRejectedValueOnce(new ApiError(409, 'The mail is on its way'));
  onPress.mockResolvedValueOnce('Done');
  render(<ActionButton label="Send again" onPress={onPress} />);
  await button.click();
  await expect.element(note()).toHaveTextContent('The mail is on its way');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('.action-result')).toBeNull();
});

test('a button that fails for a reason of the browser does not fail in silence', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const onPress = () => Promise.reject(new TypeError('No room'));
  render(<ActionButton label="Send again" onPress={onPress} />);
  await button.click();
  await expect.element(note()).toHaveTextContent(messageOf('common.internal'));
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
