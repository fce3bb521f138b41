import { counterTexts } from '../../../lib/texts/texts.ts';
import { TileField, type TileInput } from '../../ui/TileField.tsx';
import styles from './FuelField.module.css';

/** How full the tank is, by eighths: nine large steps. */
export const FuelField = (input: TileInput) => (
  <TileField
    {...input}
    styles={{ tiles: styles.steps, tile: styles.step }}
    options={counterTexts().fuelLevels.map((level, eighths) => [
      String(eighths),
      <>
        <span>{level}</span>
        <span
          className={styles.gauge}
          style={{ backgroundSize: `${eighths * 12.5}% 100%` }}
          aria-hidden="true"
        />
      </>,
    ])}
  />
);
