const hour = 3_600_000;

/** Hours to pay between two instants: every started hour of the time that really passes. */
export const startedHours = (pickUp: Date, dropOff: Date): number =>
  Math.ceil((dropOff.getTime() - pickUp.getTime()) / hour);
