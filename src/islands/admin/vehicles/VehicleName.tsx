import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { VehicleImage } from '../../ui/VehicleImage.tsx';
import { imageOf } from '../../../lib/api/images.ts';
import styles from './VehicleName.module.css';

/** A vehicle's model beside its picture, which says nothing more. */
export function VehicleName({ vehicle }: { vehicle: FleetVehicle }) {
  return (
    <span className={styles.name}>
      <span className={styles.image}>
        <VehicleImage image={imageOf(vehicle)} sizes="4rem" alt="" />
      </span>
      {vehicle.model}
    </span>
  );
}
