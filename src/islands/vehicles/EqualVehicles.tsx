import { limits } from '../../../contract/values/limits.ts';
import styles from './FoundCard.module.css';

interface Props {
  /** How many equal vehicles the card stands for; undefined at bare hosts. */
  of: number | undefined;
  /** How many of them the text is about, by default all. */
  count?: number | undefined;
  text: (count: number, isAll: boolean) => string;
}

/** Says of a card that it stands for several vehicles. */
export function EqualVehicles({ of = 1, count = of, text }: Props) {
  if (of < 2) return null;
  return <p className={styles.count}>{text(count, isWhole(count))}</p>;
}

/** Whether a number of equal vehicles is all of them: no more are counted. */
export const isWhole = (count: number): boolean => count < limits.equalVehicles;
