/**
 * First keys of our advisory locks; the second is a row's id, a hash or 0. Whatever writes reservations takes the customer's lock
 * first, then the network's, then vehicles' by ascending id, and only then locks rows: any other order may deadlock. The
 * functions `book_vehicle`, `change_reservation`, `lock_reservation`, `merge_customers`, `note_damage` and `undo_counter_step` have the numbers
 * of these three as literals, and `keep_administrator` has that of the roles.
 */
export const locks = {
  migration: 1,
  seed: 2,
  administrator: 3,
  vehicle: 4,
  roles: 5,
  customer: 6,
  /** What two vehicles may not share: images and licence plates. */
  unshared: 7,
  network: 8,
  /** What is shared by all who write, as long as they do: the second key tells since when. `note_change` has both as literals. */
  change: 9,
} as const;
