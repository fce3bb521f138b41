import { useState } from 'react';
import { createCustomer } from '../../../../contract/office/customers.ts';
import { toReadable } from '../../../../contract/values/readable-email.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { pageOfUsers } from '../../../lib/host/users.ts';
import { perLocationField, perPersonField } from '../../../lib/forms/person.ts';
import { messageOf } from '../../../lib/texts/texts.ts';
import { toast } from '../../ui/toast.ts';
import type { Option } from '../form/combobox.ts';

type Person = ReturnType<typeof perPersonField<string>> &
  ReturnType<typeof perLocationField<string>> & { latinName: string };

/** Creates a customer on the way. */
export function useNewCustomer() {
  /** Who has the address already. */
  const [addressOwner, setAddressOwner] = useState<Option | null>(null);

  /**
   * Creates the customer.
   * @throws ApiError
   */
  async function create(values: Person): Promise<Option> {
    const body = {
      ...perPersonField((name) => values[name]),
      ...perLocationField((name) => values[name]),
      latinName: values.latinName,
    };
    try {
      const { id, message } = await call(createCustomer, { body });
      toast('success', message ?? messageOf('account.customerCreated'));
      const hint = toReadable(body.email) || body.phoneNumber;
      return { id, text: `${body.firstName} ${body.lastName}`, hint };
    } catch (error) {
      if (!(error instanceof ApiError) || error.details.code !== 'email_taken') throw error;
      setAddressOwner(await customerWith(body.email));
      throw error.withFields({ email: error.message });
    }
  }

  return { create, addressOwner, forget: () => setAddressOwner(null) };
}

/** The customer with this address; null if nobody has it, or if that is not known. */
async function customerWith(email: string): Promise<Option | null> {
  const address = toReadable(email.trim()).toLowerCase();
  const query = { search: address, page: 0, size: 20, sort: 'id', direction: 'ASC' } as const;
  const page = await pageOfUsers(query).catch(() => null);
  const user = page?.content.find((customer) => customer.email.toLowerCase() === address);
  return user
    ? { id: user.id, text: `${user.firstName} ${user.lastName}`, hint: user.email }
    : null;
}
