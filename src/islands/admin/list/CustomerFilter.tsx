import { id as customerId } from '../../../../contract/values/common.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { useCustomerOptions } from '../choices/customer-options.ts';
import { Combobox } from '../form/Combobox.tsx';
import type { FilterProps } from './FilterField.tsx';

/** Filters a list by the customer. */
export function CustomerFilter({ filters, onFilter }: FilterProps<'userId'>) {
  const id = customerId.safeParse(filters.userId).data ?? null;
  const customers = useCustomerOptions(id);
  return (
    <Combobox
      name="userId"
      label={adminTexts().customer}
      placeholder={adminTexts().allCustomers}
      value={customers.option(id)}
      find={customers.find}
      onChange={(customer) => {
        customers.remember(customer);
        onFilter('userId', customer ? String(customer.id) : '');
      }}
    />
  );
}
