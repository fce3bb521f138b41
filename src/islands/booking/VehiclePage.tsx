import { pages } from '../../../contract/site/pages.ts';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { getVehicle, type Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { call } from '../../lib/api/api.ts';
import { useResource } from '../../lib/api/resource.ts';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { Draw, Drawn } from './fill-vehicle.ts';
import { vehicleIdOf } from './vehicle-id.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';

const back = () => ({ href: pages.vehicles, text: vehicleTexts().back });

/** Mounts the booking form into `place`; `drawn` is null if it shows no vehicle yet. */
export function mountVehiclePage(place: Element, drawn: Drawn | null, draw: Draw): void {
  createRoot(place).render(<Page drawn={drawn} draw={draw} />);
}

const Page = island(
  ({ drawn, draw }: { drawn: Drawn | null; draw: Draw }) =>
    drawn ? <VehicleDetails {...drawn} /> : <MissingVehicle draw={draw} />,
  'booking',
);

function MissingVehicle({ draw }: { draw: Draw }) {
  const id = vehicleIdOf(location.pathname);
  return id === null ? <NotFound back={back()} /> : <LoadedVehicle id={id} draw={draw} />;
}

function LoadedVehicle({ id, draw }: { id: number; draw: Draw }) {
  const load = useCallback(() => call(getVehicle, { params: { id } }), [id]);
  const { resource, retry } = useResource(load);
  if (resource.state === 'ready') return <DrawnVehicle vehicle={resource.data} draw={draw} />;
  if (resource.state === 'loading') return <LoadingScreen />;
  if (resource.status === 404) return <NotFound reason={resource.message} back={back()} />;
  return (
    <Failed title={vehicleTexts().vehicleFailed} reason={resource.message} onRetry={retry} isPage />
  );
}

function DrawnVehicle({ vehicle, draw }: { vehicle: Vehicle; draw: Draw }) {
  const [frame] = useState(() => draw(vehicle));
  return <VehicleDetails vehicle={vehicle} frame={frame} />;
}

/** A vehicle's frame with the booking form. */
function VehicleDetails({ vehicle, frame }: Drawn) {
  const show = useCallback(
    (place: HTMLElement | null) => {
      frame.querySelector('[data-built]')?.remove();
      place?.replaceChildren(frame);
    },
    [frame],
  );
  const form = <BookingForm vehicle={vehicle} />;
  return <div ref={show}>{createPortal(form, frame.querySelector('[data-booking]')!)}</div>;
}
