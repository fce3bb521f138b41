import { useCallback, useState } from 'react';
import { getUser, type Customer } from '../../../../contract/users/users.ts';
import { call } from '../../../lib/api/api.ts';
import { pageOfUsers } from '../../../lib/host/users.ts';
import { useResource } from '../../../lib/api/resource.ts';
import type { Option } from '../form/combobox.ts';
import { nameOf } from '../name-of.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

const optionOf = (user: Customer): Option => ({
  id: user.id,
  text: nameOf(user),
  hint: user.erased
    ? ''
    : [user.companyName, user.phoneNumber, user.email, user.blocked && adminTexts().blocked]
        .filter(Boolean)
        .join(' · '),
  isBlocked: user.blocked,
});

const byName = { sort: 'firstName', direction: 'ASC' } as const;

/** Customers whose data contain these words, without erased ones. */
export async function findCustomers(search: string): Promise<Option[]> {
  const { content } = await pageOfUsers({ search, erased: 'false', page: 0, size: 20, ...byName });
  return content.map(optionOf);
}

/** Customers as options, searched on the server; `id` is the chosen customer, if any. */
export function useCustomerOptions(id: number | null) {
  const [chosen, setChosen] = useState<Option | null>(null);
  const unknown = id === chosen?.id ? null : id;
  const load = useCallback(
    async () =>
      unknown === null ? null : optionOf(await call(getUser, { params: { id: unknown } })),
    [unknown],
  );
  const { resource } = useResource(load);
  const first = resource.state === 'ready' ? resource.data : null;
  const option = (id: number | null): Option | null => {
    const match = [chosen, first].find((option) => option !== null && option.id === id);
    if (match || id === null || resource.state !== 'failed') return match ?? null;
    return { id, text: adminTexts().customerNumber(id), hint: '' };
  };
  return { find: findCustomers, option, remember: setChosen };
}
