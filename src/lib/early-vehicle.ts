import { getVehicle, type Vehicle } from '../../contract/vehicles.ts';

declare global {
  interface Window {
    /** What the server answers to the head of a vehicle's page. */
    earlyVehicle?: Promise<unknown> | undefined;
  }
}

/** The vehicle that the page's head asked for, once; null when there was none. */
export async function takeEarlyVehicle(): Promise<Vehicle | null> {
  const answer = window.earlyVehicle;
  window.earlyVehicle = undefined;
  const vehicle = getVehicle.answer.safeParse(await answer?.catch(() => null));
  return vehicle.success ? vehicle.data : null;
}
