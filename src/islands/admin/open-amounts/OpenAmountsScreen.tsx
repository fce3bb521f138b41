import { getOpenAmounts } from '../../../../contract/money/open-amounts.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { adminTexts, openAmountTexts } from '../../../lib/texts/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { Journal } from './Journal.tsx';
import { Owing } from './Owing.tsx';
import styles from './OpenAmounts.module.css';
import { Sums } from './Sums.tsx';

const load = () => callOurs(getOpenAmounts, {}, openAmountTexts().notOffered);

/** What is open by age and by customer, and what was paid. */
export function OpenAmountsScreen() {
  const title = adminTexts().openAmounts;
  return (
    <Await title={title} load={load}>
      {(amounts) => (
        <div className={`stack ${styles.screen}`}>
          <ScreenHeader title={title} />
          <Sums {...amounts} />
          <Owing {...amounts} />
          <Journal />
        </div>
      )}
    </Await>
  );
}
