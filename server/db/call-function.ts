import { sql, type Placeholder, type SQL } from 'drizzle-orm';

/** What a write at the counter takes first: what it locks. */
const locked = 'customerId reservationId version vehicleId';
const readings = 'at mileageKm fuelEighths';
const rental = 'pickUpAt dropOffAt pickUpLocation dropOffLocation';

/**
 * The functions of `functions/` that statements call, and what they take: `p_customer_id` is `customerId` here. A test compares them.
 * Not the three that generated columns call, with one text.
 */
const functions = {
  acted_by: 'actor argument',
  address_of: 'customer',
  add_line: `${locked} hours kind amount percent vatPercent text`,
  alternatives_to: 'vehicleId categories from until hours notReadyHours today count transferHours',
  are_equal: 'vehicle other',
  bring_back: 'vehicleId moved',
  book_vehicle: `customerId vehicleId ${rental} hours expectedPrice bookedByCustomer openReservations bookingsPerHour callerId key fingerprint termsHash notReadyHours today currency vatPercent openDaysNew openDays network bookingsPerNetwork oneWayFee transferHours orderNumber costCentre`,
  cancel_invoice: `${locked} cancelsId prefix content administratorId`,
  cancel_reservation: `${locked} reason tells`,
  change_reservation: `customerId reservationId version currentVehicleId vehicleId ${rental} status hours expectedPrice notReadyHours today adjusts adjustment reason currency vatPercent openDaysNew openDays reprices percent allowsFree swaps consent changesOneWay oneWayFee transferHours`,
  confirm_series: 'prefix lastNumber administratorId',
  customer_at_booking: 'reservation customer',
  delete_reservation: locked,
  end_transfer: `${locked} ended`,
  equality_of: 'vehicle',
  free_equal: 'customerId network vehicleId from until notReadyHours today transferHours',
  hoarded_categories: '',
  issue_invoice: `${locked} prefix content lines administratorId`,
  is_ready: 'vehicle pickUpAt notReadyHours today',
  merge_customers: 'keptId otherId unmatchableHash',
  next_free: 'vehicle from length notReadyHours today timeZone transferHours',
  note_damage: 'vehicleId damageId place note administratorId',
  note_payments: `${locked} payments administratorId`,
  purge_history: 'before maxRows',
  occupy_from_rows: '',
  rebuild_from_rows: '',
  record_no_show: `${locked} hours fee vatPercent note administratorId`,
  release_invoices: 'firstYear administratorId',
  remove_line: `${locked} hours lineId`,
  remove_payment: `${locked} paymentId since`,
  rental_price: 'hours pricePerHour pricePerDay pricePerWeek',
  reservation_facts: 'reservation',
  save_view: 'userId screen name query maxViews',
  set_drivers: `${locked} drivers`,
  set_order_reference: `${locked} orderNumber costCentre`,
  start_rental: `${locked} ${readings} licenceSeen note reason administratorId today damages signature drivers starts leave hours keeps expectedPrice payments`,
  store_blob: 'bytes',
  store_photo:
    'reservationId photoId step damageId takenAt administratorId width height bytes preview maxPhotos',
  take_back_on_record: `${locked} ${readings} note administratorId hours billedUntil lines expectedPrice damages signature repair payments`,
  time_taken: 'from until bufferMinutes transferHours',
  undo_counter_step: `${locked} step hours`,
} as const;

type FunctionName = keyof typeof functions;
export const functionNames = Object.keys(functions) as FunctionName[];

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Exclude<Text, ''>;
type ParameterName<Name extends FunctionName> = Words<(typeof functions)[Name]>;

export const parametersOf = <Name extends FunctionName>(name: Name) =>
  functions[name].split(' ').filter(Boolean) as ParameterName<Name>[];

/** A call of a function of the database, with values, placeholders or SQL by the parameters' names. */
export const callFunction = <Name extends FunctionName>(
  name: Name,
  values: Record<ParameterName<Name>, unknown>,
): SQL =>
  sql`${sql.raw(name)}(${sql.join(
    parametersOf(name).map(
      (parameter) => sql`${sql.raw(inSql(parameter))} => ${values[parameter]}`,
    ),
    sql`, `,
  )})`;

/** A placeholder of the same name for each parameter. */
export const placeholdersOf = <Name extends FunctionName>(name: Name) =>
  Object.fromEntries(
    parametersOf(name).map((parameter: string) => [parameter, sql.placeholder(parameter)]),
  ) as Record<ParameterName<Name>, Placeholder>;

/** As SQL names a parameter. */
export const inSql = (name: string) =>
  `p_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
