import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { BookingForm } from './BookingForm.tsx';
import type { Drawn } from './fill-vehicle.ts';

/** A vehicle's frame with the booking form. */
export function VehicleDetails({ vehicle, frame }: Drawn) {
  const show = useCallback(
    (place: HTMLElement | null) => {
      frame.querySelector('[data-built]')?.remove();
      place?.replaceChildren(frame);
    },
    [frame],
  );
  const form = <BookingForm vehicleId={vehicle.id} />;
  return <div ref={show}>{createPortal(form, frame.querySelector('[data-booking]')!)}</div>;
}
