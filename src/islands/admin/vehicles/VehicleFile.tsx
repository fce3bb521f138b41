import { blockTexts, adminTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { FoldedCard } from '../FoldedCard.tsx';
import { may } from '../../../lib/session/may.ts';

const Rentals = lazyScreen(() => import('./VehicleRentals.tsx'), 'VehicleRentals', ['finder']);
const Mileage = lazyScreen(() => import('./VehicleMileage.tsx'), 'VehicleMileage');
const Blocks = lazyScreen(() => import('./VehicleBlocks.tsx'), 'VehicleBlocks');

/** What a vehicle has been through, in parts that load when they are opened: rentals, readings and blocks. */
export const VehicleFile = ({ vehicleId }: { vehicleId: number }) => (
  <>
    <FoldedCard title={adminTexts().reservations}>
      <Rentals vehicleId={vehicleId} />
    </FoldedCard>
    <FoldedCard title={fleetTexts().mileage.title}>
      <Mileage vehicleId={vehicleId} />
    </FoldedCard>
    {may('blocks') && (
      <FoldedCard title={blockTexts().blocks}>
        <Blocks vehicleId={vehicleId} />
      </FoldedCard>
    )}
  </>
);
