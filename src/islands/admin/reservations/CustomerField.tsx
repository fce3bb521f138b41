import { useEffect, useState } from 'react';
import { adminTexts, customerTexts, securityTexts } from '../../../lib/texts/texts.ts';
import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CountryField } from '../../ui/CountryField.tsx';
import { PersonFields, LatinNameField } from '../../ui/PersonFields.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import styles from './RentalFields.module.css';
import type { NewReservation } from './use-new-reservation.ts';

/** Who rents: a customer, or somebody who becomes one with the booking. */
export function CustomerField({ booking }: { booking: NewReservation }) {
  const { form, values, customers, newCustomer } = booking;
  const canCreate = useIsOurs();
  const { walkIn, customer } = adminTexts();
  const isNew = values.customer === 'new';
  /** Not of a form that opened this way. */
  const [wasTurned, setWasTurned] = useState(false);
  const turn = (to: 'known' | 'new') => {
    setWasTurned(true);
    form.setValue('customer', to, { shouldDirty: true });
    form.clearErrors();
    newCustomer.forget();
  };
  const chosen = customers.option(values.userId);
  if (isNew)
    return <NewCustomer booking={booking} takesFocus={wasTurned} onBack={() => turn('known')} />;
  return (
    <div className={`field-row ${styles.stops}`}>
      <ChoiceField
        control={form.control}
        name="userId"
        label={customer}
        option={chosen}
        find={customers.find}
        onChoose={customers.remember}
      />
      {canCreate && (
        <div className={styles.beside}>
          <button type="button" className="button" onClick={() => turn('new')}>
            <Icon name="plus" />
            {walkIn.newCustomer}
          </button>
        </div>
      )}
      <div role="status" className={styles.said}>
        {chosen?.isBlocked && <p className="notice notice--danger">{customerTexts().bookAnyway}</p>}
      </div>
    </div>
  );
}

interface NewCustomerProps {
  booking: NewReservation;
  takesFocus: boolean;
  onBack: () => void;
}

/** The fields of the one who becomes a customer. */
function NewCustomer({ booking, takesFocus, onBack }: NewCustomerProps) {
  const { form, newCustomer } = booking;
  const { walkIn } = adminTexts();
  const { emailOptional, optional } = securityTexts().customers;
  const canInvite = useSendsMails();
  const { addressOwner } = newCustomer;
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('firstName');
  }, [takesFocus, setFocus]);
  return (
    <section className="stack" aria-label={walkIn.newCustomer}>
      <div className={styles.top}>
        <h2>{walkIn.newCustomer}</h2>
        <button type="button" className="button button--quiet" onClick={onBack}>
          {walkIn.knownCustomer}
        </button>
      </div>
      <p className="muted">
        {walkIn.about} {canInvite && walkIn.invited}
      </p>
      <div className={`field-row ${styles.stops}`}>
        <PersonFields
          register={form.register}
          errors={form.formState.errors}
          emailHint={canInvite ? emailOptional : optional}
          spelling={<LatinNameField form={form} />}
          country={<CountryField form={form} />}
        />
      </div>
      {addressOwner && (
        <div className="notice notice--info" role="status">
          <p>{walkIn.known(addressOwner.text)}</p>
          <button type="button" className="button" onClick={() => booking.take(addressOwner)}>
            {walkIn.choose(addressOwner.text)}
          </button>
        </div>
      )}
    </section>
  );
}
