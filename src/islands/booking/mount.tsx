import { createRoot } from 'react-dom/client';
import { VehiclePage } from './VehiclePage.tsx';

/** Draws the vehicle's page into `place`, instead of what it holds. */
export function mountVehiclePage(place: Element): void {
  createRoot(place).render(<VehiclePage />);
}
