/**
 * First keys of our advisory locks; the second one is a row's id or 0. Who writes reservations takes the customer's lock
 * first, then those of vehicles by ascending id, and only then locks rows: any other order deadlocks. The function
 * `book_vehicle` names the two by their numbers.
 */
export const locks = {
  migration: 1,
  seed: 2,
  administrator: 3,
  vehicle: 4,
  roles: 5,
  customer: 6,
} as const;
