import { useEffect } from 'react';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { pricePerHour } from '../../lib/format.ts';
import { pictureOf, vehiclePictureSizes } from '../../lib/images.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Facts } from '../ui/Facts.tsx';
import { Picture } from '../ui/Picture.tsx';
import { vehicleFacts } from '../ui/vehicle-facts.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { describePage } from './describe-page.ts';
import { VehicleFrame } from './VehicleFrame.tsx';

/** The vehicle is there to be looked at before it can be booked. */
const BookingForm = lazyScreen(() =>
  import('./BookingForm.tsx').then((module) => module.BookingForm),
);

export function VehicleDetails({ vehicle }: { vehicle: Vehicle }) {
  useEffect(() => describePage(vehicle, pictureOf(vehicle)?.src), [vehicle]);
  const picture = (
    <Picture
      picture={pictureOf(vehicle)}
      sizes={vehiclePictureSizes}
      alt={texts.vehicles.picture(vehicle.model)}
      eager
    />
  );
  return (
    <VehicleFrame
      model={vehicle.model}
      price={pricePerHour(vehicle.pricePerHour)}
      picture={picture}
      facts={<Facts facts={vehicleFacts(vehicle)} />}
    >
      <BookingForm vehicleId={vehicle.id} />
    </VehicleFrame>
  );
}
