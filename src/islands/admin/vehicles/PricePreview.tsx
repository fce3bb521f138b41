import { rateNames } from '../../../../contract/vehicles/vehicle-prices.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { price } from '../../../lib/texts/format.ts';
import { imageOf } from '../../../lib/api/images.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { VehicleImage } from '../../ui/VehicleImage.tsx';
import { VehicleName } from '../VehicleName.tsx';
import type { PriceChange } from './new-prices.ts';
import styles from './PricesScreen.module.css';
import { priceTexts } from '../../../lib/texts/texts.ts';

interface Props {
  changes: readonly PriceChange[];
  /** Ids of the vehicles that are left out. */
  left: ReadonlySet<number>;
  onToggle: (vehicleId: number) => void;
}

/** The old and new prices of each vehicle, which can be left out. */
export function PricePreview({ changes, left, onToggle }: Props) {
  const texts = priceTexts();
  const columns: Column<PriceChange>[] = [
    {
      title: texts.rule,
      cell: ({ vehicle }) => (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={!left.has(vehicle.id)}
            onChange={() => onToggle(vehicle.id)}
          />
          <span className="visually-hidden">{texts.choose(vehicleName(vehicle))}</span>
        </label>
      ),
    },
    {
      title: texts.vehicle,
      cell: ({ vehicle }) => (
        <span className={styles.vehicle}>
          <span className={styles.image}>
            <VehicleImage image={imageOf(vehicle)} sizes="4rem" alt="" />
          </span>
          <span>
            <VehicleName vehicle={vehicle} />
          </span>
        </span>
      ),
    },
    ...rateNames.map((name) => ({
      title: texts.rates[name],
      numeric: true,
      cell: ({ from, to }: PriceChange) => <Step from={from[name]} to={to[name]} />,
    })),
  ];
  return (
    <Table
      caption={texts.preview}
      columns={columns}
      rows={changes}
      rowKey={({ vehicle }) => vehicle.id}
      rowClass={({ vehicle }) => (left.has(vehicle.id) ? styles.left! : '')}
      empty={texts.nothing}
    />
  );
}

/** A price, and what it becomes. */
function Step({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null) return '–';
  if (from === to) return <span className="muted">{price(from)}</span>;
  return (
    <>
      <span aria-hidden="true">
        {price(from)}&nbsp;→ <strong className={styles.price}>{price(to)}</strong>
      </span>
      <span className="visually-hidden">{priceTexts().becomes(price(from), price(to))}</span>
    </>
  );
}
