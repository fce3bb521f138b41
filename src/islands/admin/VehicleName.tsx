import styles from './VehicleName.module.css';

interface Props {
  vehicle: { model: string; licencePlate?: string | null | undefined };
}

/** A vehicle as staff tell it from others: its model, and its licence plate below. */
export const VehicleName = ({ vehicle: { model, licencePlate } }: Props) => (
  <>
    <span className={styles.model}>{model}</span>
    {licencePlate && (
      <>
        {' '}
        <span className={styles.plate}>{licencePlate}</span>
      </>
    )}
  </>
);
