import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DayList, DayRow } from '../../contract/office/day-list.ts';
import type { User } from '../../contract/users/users.ts';
import { DayLists } from '../../src/islands/admin/day/DayLists.tsx';
import { $session } from '../../src/lib/session/session.ts';
import { render } from './render.tsx';

const date = '2030-05-15';
const row = (id: number, isDone: boolean, state: DayRow['state']): DayRow => ({
  id,
  number: `R-00000${id}`,
  time: `${date}T0${id}:00`,
  isDone,
  state,
  place: 'Bremen',
  vehicleId: id,
  model: 'Transporter',
  licencePlate: null,
  customer: 'Erika Mustermann',
  phone: '',
  due: 0,
  deposit: 0,
  currency: null,
});
const none = { returns: [], late: [], toPrepare: [], missing: [] };

test('what went out stands last, without a next step, and is counted', async () => {
  // Else each reading would start it anew.
  onTestFinished($session.listen(vi.fn()));
  $session.set({ state: 'user', user: { roles: ['Counter'] } as User });
  const pickUps = [row(1, true, 'out'), row(2, true, 'returned'), row(3, false, 'toPickUp')];
  render(<DayLists lists={{ ...none, date, pickUps } satisfies DayList} />);
  await expect
    .element(page.getByRole('rowgroup', { name: 'Pick-ups 3, 2 of them done' }))
    .toBeVisible();
  const steps = [...document.querySelectorAll('td[data-area=step]')];
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Hand over', 'done', 'done']);
  expect(document.querySelectorAll('a.button')).toHaveLength(1);
});
