import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { addressOf, listAt, mayOpen } from '../shell/router.ts';

/** What else can be done with a vehicle than to edit and to book it. */
export const vehicleActions = (vehicle: FleetVehicle) => [
  {
    label: adminTexts().reservations,
    href: addressOf.reservationsOf({ vehicleId: vehicle.id }),
  },
  mayOpen('timeline') && { label: adminTexts().timeline, href: addressOf.timelineOf(vehicle) },
  mayOpen('newVehicle') && {
    label: adminTexts().copyVehicle,
    href: listAt('newVehicle', { copy: vehicle.id }),
  },
];
