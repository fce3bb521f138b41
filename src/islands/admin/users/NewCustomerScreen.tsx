import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { securityTexts } from '../../../lib/texts/texts.ts';

const NewCustomerForm = lazyPart(() => import('./NewCustomerForm.tsx'), 'NewCustomerForm');

export function NewCustomerScreen() {
  return (
    <>
      <ScreenHeader title={securityTexts().customers.title} />
      <NewCustomerForm />
    </>
  );
}
