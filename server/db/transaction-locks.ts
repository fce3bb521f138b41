/**
 * First keys of our advisory locks; the second is a row's id or 0. Whatever writes reservations takes the customer's lock
 * first, then vehicles' by ascending id, and only then locks rows: any other order may deadlock. The functions
 * `book_vehicle`, `change_reservation` and `lock_reservation` have the numbers of both.
 */
export const locks = {
  migration: 1,
  seed: 2,
  administrator: 3,
  vehicle: 4,
  roles: 5,
  customer: 6,
  vehicleImages: 7,
} as const;
