import { pages } from '../../../contract/site/pages.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Invitation.module.css';

/** Says that nothing is booked, and leads to the vehicles. */
export function Invitation({ text }: { text: string }) {
  const { list } = accountTexts();
  return (
    <section className={`card ${styles.invitation}`}>
      <Icon name="vehicle" size={48} />
      <h2 className={styles.title}>{text}</h2>
      <p className="muted">{list.invitation}</p>
      <a className="button button--primary" href={pages.vehicles} target="_self">
        {list.findVehicle}
      </a>
    </section>
  );
}
