import styles from './Grips.module.css';

/** Pixels from which on a bar has ends to drag. */
const least = 40;

interface Props {
  /** Of the bar, in pixels. */
  width: number;
  /** Whether its beginning stays. */
  onlyEnd?: boolean | undefined;
  /** Whether it has no end. */
  isOpen?: boolean;
}

/** The ends of a bar, by which it is dragged. */
export const Grips = ({ width, onlyEnd = false, isOpen = false }: Props) =>
  width >= least && (
    <>
      {!onlyEnd && <span className={styles.grip} data-grip="from" />}
      {!isOpen && <span className={styles.grip} data-grip="until" />}
    </>
  );
