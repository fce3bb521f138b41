import type { Customer } from '../../../../contract/users.ts';
import { customerTexts } from '../../../lib/texts.ts';
import { LargeSwitch } from './LargeSwitch.tsx';
import { aboutLicence, needsLicence } from './use-hand-over.ts';

interface Props {
  customer: Customer | null;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the driving licence was seen, beside when that was last. */
export function LicenceField({ customer, isOn, onChange }: Props) {
  const { seen, seenAgain } = customerTexts().licence;
  return (
    <LargeSwitch
      name="licenceSeen"
      label={needsLicence(customer) ? seen : seenAgain}
      hint={aboutLicence(customer)}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
