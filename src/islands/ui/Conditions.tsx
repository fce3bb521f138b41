import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { conditionsOf } from '../../lib/rental/conditions-of.ts';
import { readConditions } from '../../lib/site/conditions.ts';
import styles from './Conditions.module.css';

/** Under what a vehicle is rented besides its price, as § 312j (2) BGB asks. */
export const Conditions = ({ vehicle }: { vehicle: Vehicle }) => (
  <dl className={styles.conditions}>
    {conditionsOf(vehicle, readConditions()).map(([name, sentences]) => (
      <div key={name}>
        <dt>{name}</dt>
        {sentences.map((sentence) => (
          <dd key={sentence}>{sentence}</dd>
        ))}
      </div>
    ))}
  </dl>
);
