import { commonMessages } from '../../contract/common.ts';
import { reservationMessages } from '../../contract/reservations.ts';
import { userMessages } from '../../contract/users.ts';
import { vehicleMessages } from '../../contract/vehicles.ts';
import { constraintOf, failedBy } from '../db/failures.ts';
import { AppError, conflict, notFound, refused } from '../errors.ts';

/** How writing a reservation ended. */
export type Outcome = 'written' | 'taken' | 'not open' | 'no vehicle' | 'no user' | 'other request';

/** Throws what the caller is told unless a reservation was written. */
export function checkWritten(outcome: Outcome): void {
  if (outcome === 'taken') throw conflict(reservationMessages.taken);
  if (outcome === 'not open') throw refused(reservationMessages.final);
  if (outcome === 'no vehicle') throw notFound(vehicleMessages.notFound);
  if (outcome === 'no user') throw notFound(userMessages.notFound);
  if (outcome === 'other request') throw new AppError(422, commonMessages.otherRequest);
}

/** The outcome that a failed statement means; throws what has another reason. */
export function outcomeOf(error: unknown): Outcome {
  if (failedBy(error, 'overlap', 'deadlock')) return 'taken';
  // Without such a vehicle there is no price, and the column refuses to be empty.
  if (failedBy(error, 'notNull')) return 'no vehicle';
  // Either may have gone since it was looked at.
  if (failedBy(error, 'foreignKey'))
    return constraintOf(error) === 'reservations_user_id_users_id_fk' ? 'no user' : 'no vehicle';
  throw error;
}
