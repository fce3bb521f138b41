import { getCounter, type Counter } from '../../../../contract/counter/counter.ts';
import { getReservation } from '../../../../contract/reservations/reservations-admin.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import { getUser, type Customer } from '../../../../contract/users/users.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { readRecord, type Stored } from '../../../lib/api/records.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';

/** A reservation with all that the counter knows of it. */
export interface Story {
  stored: Stored<Reservation>;
  counter: Counter;
  /** Null where the customer is not known any more, or could not be loaded. */
  customer: Customer | null;
}

/** A story on the page, and what to do with the counter after a change. */
export interface ShownStory {
  story: Story;
  onChanged: (counter: Counter) => Promise<void>;
}

/** A story whose reservation is edited on the same page. */
export interface Editable {
  onEdit: (field: ReservationField) => void;
}

/** The fields with which an edit begins. */
export type ReservationField = 'pickUpDate' | 'dropOffTime' | 'vehicleId';

/** What a reservation's page shows; `counter` is null at a bare host. */
export type Loaded = Omit<Story, 'counter'> & { counter: Counter | null };

/**
 * Loads a reservation with its story.
 * @throws ApiError
 */
export async function loadReservation(id: string | number): Promise<Loaded> {
  const [stored, counter] = await Promise.all([
    readRecord(getReservation, { params: { id } }),
    loadCounter(id),
  ]);
  return { stored, counter, customer: counter && (await loadCustomer(stored.data.userId)) };
}

/**
 * Loads a reservation for a step at the counter.
 * @throws ApiError, 501 at a bare host
 */
export async function loadStory(id: string | number): Promise<Story> {
  const { counter, ...others } = await loadReservation(id);
  if (!counter) throw new ApiError(501, counterTexts().notOffered);
  return { ...others, counter };
}

const loadCounter = async (id: string | number): Promise<Counter | null> =>
  (await isOurs()) ? call(getCounter, { params: { id } }) : null;

/** The rest of the story does without. */
async function loadCustomer(id: number | null | undefined): Promise<Customer | null> {
  if (id == null) return null;
  return call(getUser, { params: { id } }).catch(() => null);
}

/** Where the money of a reservation stands on its page. */
export const moneyId = 'money';
