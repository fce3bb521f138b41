import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { TileField } from '../../ui/TileField.tsx';
import styles from './FuelField.module.css';

interface Props {
  label: string;
  hint: string | undefined;
  error: ReactNode;
  register: UseFormRegisterReturn;
}

/** How full the tank is, by eighths: nine large steps. */
export const FuelField = (props: Props) => (
  <TileField
    {...props}
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
