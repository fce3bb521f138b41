import { getVehicle, type Vehicle } from '../../contract/vehicles.ts';

declare global {
  interface Window {
    /** What the server answers to the head of a vehicle's page. */
    earlyVehicle?: Promise<unknown> | undefined;
    /** The same once it is there. */
    earlyAnswer?: unknown;
    /** The same, unchecked, once it is drawn; rejected where it cannot be. */
    earlyFrame?: Promise<Vehicle>;
  }
}

/** The vehicle that the page's head asked for, once; null when there was none. */
export async function takeEarlyVehicle(): Promise<Vehicle | null> {
  const answer = window.earlyVehicle;
  window.earlyVehicle = undefined;
  return parsed(await answer?.catch(() => null));
}

/** That vehicle where the answer is there already, so that nothing has to wait for it. */
export const earlyVehicle = (): Vehicle | null => parsed(window.earlyAnswer);

function parsed(answer: unknown): Vehicle | null {
  const vehicle = getVehicle.answer.safeParse(answer);
  return vehicle.success ? vehicle.data : null;
}
