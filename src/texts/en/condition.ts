import type { DamagePlace } from '../../../contract/counter/damage-places.ts';
import { counting } from '../../../contract/texts/counting.ts';
import { conditionMessages } from '../../../contract/texts/en/condition-messages.ts';
import { damagePlaceTexts } from '../../../contract/texts/en/damage-places.ts';

const { number, plural } = counting('en');

/** The texts of what a vehicle looks like at the counter: damages, photos, signatures. */
export const conditionTexts = {
  places: damagePlaceTexts as Record<DamagePlace, string>,
  damages: 'Damages',
  known: 'Already there',
  noneKnown: 'No damage is known.',
  newDamages: 'New damages',
  since: (time: string) => `since ${time}`,
  noted: (time: string, by: string | null) => (by === null ? time : `${time}, ${by}`),
  repaired: (time: string) => `repaired ${time}`,
  addDamage: 'Add a damage',
  addAnother: 'Add another damage',
  damage: (number: number) => `Damage ${number}`,
  place: 'Where',
  note: 'What is it like',
  noteHint: 'Scratch of 10 cm, dent …',
  charge: (currency: string) => `Charge the customer, in ${currency}`,
  chargeHint: 'Leave it empty for nothing.',
  removeDamage: (damage: string) => `Remove ${damage}`,
  remove: 'Remove',
  block: {
    take: 'Take the vehicle out of service',
    hint: 'From now on, for a repair.',
    until: 'Until',
    untilHint: 'Leave it empty while nobody knows.',
    note: 'Repair',
    row: 'Out of service',
    taken: 'For a repair, from this return on',
  },
  vehicle: {
    none: 'No damage is noted.',
    repair: 'Mark as repaired',
    repairThis: (damage: string) => `Mark as repaired: ${damage}`,
    undo: 'Not repaired after all',
    undoThis: (damage: string) => `Not repaired after all: ${damage}`,
    former: (count: number) =>
      plural(count, { one: '# repaired damage', other: '# repaired damages' }),
    submit: 'Note the damage',
    cancel: 'Cancel',
    added: 'The damage is noted.',
    repaired: 'It is marked as repaired.',
    there: 'It counts as there again.',
    ofReservation: (number: string) => `found with ${number}`,
    failed: 'The damages could not be loaded',
  },
  photos: {
    title: 'Photos',
    take: 'Take photos of the vehicle',
    takeOfDamage: 'Take photos of this damage',
    count: (all: number, waiting: number) =>
      `${plural(all, { one: '# photo', other: '# photos' })}${waiting > 0 ? `, ${number(waiting)} waiting` : ''}`,
    full: 'There are no more for this step.',
    waiting: 'Waiting',
    notTaken: 'Not stored',
    refused: (reason: string) => `A photo could not be stored: ${reason}`,
    photo: (number: number) => `Photo ${number}`,
    photoOf: (damage: string, number: number) => `${damage}, photo ${number}`,
    close: 'Close',
    remove: (number: number) => `Delete photo ${number}`,
    removeQuestion: 'Delete this photo?',
    delete: 'Delete',
    removed: 'The photo is deleted.',
  },
  signature: {
    row: 'Signature',
    title: 'Signature of the customer',
    hint: 'Optional. Sign in the field, or type the name: it counts as the signature then.',
    pad: 'Field to sign in',
    empty: 'Sign here',
    signed: 'Signed.',
    clear: 'Clear',
    cleared: 'The field is empty.',
    name: 'Name of who signs',
    signedBy: (name: string) => `Signed by ${name}`,
    byName: (name: string) => `Signed by name: ${name}`,
    of: (name: string) => `Signature of ${name}`,
  },
} as const;

export const catalogue = { texts: conditionTexts, messages: conditionMessages };
