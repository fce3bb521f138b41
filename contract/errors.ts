/**
 * Identify errors for programs, while messages may be reworded or translated. Every error answer has a code, and so does
 * every invalid field.
 */
export const errorCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'request_timeout',
  'body_too_large',
  'headers_too_large',
  'unsupported_media_type',
  'too_many_tries',
  'busy',
  'unavailable',
  'internal',
  'changed_meanwhile',
  'bad_idempotency_key',
  'idempotency_key_reused',

  // Users and log-ins.
  'login_failed',
  'wrong_password',
  'password_too_weak',
  'passwords_differ',
  'email_taken',
  'email_not_changed_here',
  'built_in',
  'last_administrator',
  'user_not_found',
  'user_has_reservations',

  // Vehicles, images and messages.
  'vehicle_not_found',
  'vehicle_has_reservations',
  'image_missing',
  'image_not_found',
  'image_in_use',
  'image_too_large',
  'not_an_image',
  'message_not_found',

  // Reservations.
  'vehicle_taken',
  'price_changed',
  'too_many_reservations',
  'too_many_bookings',
  'reservation_not_found',
  'reservation_closed',
  'not_picked_up',
  'rental_too_short',
  'rental_too_long',
  'pick_up_in_past',
  'pick_up_time_in_past',
  'drop_off_before_pick_up',
  'too_far_ahead',
  'too_far_back',
  'time_skipped',

  // Any field.
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'unknown_choice',
  'unclear_amount',
  'bad_characters',
  'phone_unfinished',
  'phone_format',
  'no_lowercase',
  'no_uppercase',
  'no_special',
  'no_digit',
  'out_of_order',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
