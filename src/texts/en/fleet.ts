/** The texts of a vehicle's form and pictures, and of vehicles that are taken out of service for good. */
export const fleetTexts = {
  retire: 'Retire',
  question: (model: string) => `Retire ${model}?`,
  hint: 'It can no longer be found or booked, and its blocks end. Its reservations, reports and history stay, and you can put it back into service.',
  instead:
    'This vehicle has reservations, so it cannot be deleted. Retire it instead: it can no longer be found or booked, its blocks end, and its past stays.',
  moveAndRetire: 'Move and retire',
  leaveAndRetire: (count: number) =>
    `Retire, ${count} ${count === 1 ? 'reservation stays' : 'reservations stay'} without a vehicle`,
  stuck: 'These reservations have to be closed, cancelled or changed first.',
  since: (time: string) =>
    `Retired since ${time}. It can no longer be found or booked; its past stays.`,
  reinstate: 'Back in service',
  reinstateQuestion: (model: string) => `Put ${model} back into service?`,
  reinstateHint: 'From now on it is offered and can be booked again.',
  anywhere: 'Anywhere',
  image: 'Image',
  furtherImages: 'Further pictures',
  addImages: 'Add pictures',
  mainImage: 'Main picture',
  orderHint: 'The first one is the main picture. Drag the pictures into order, or use the arrows.',
  isMain: (number: number) => `Picture ${number} is now the main one`,
  isMoved: (from: number, to: number, count: number) =>
    `Picture ${from} is now number ${to} of ${count}`,
  isRemoved: (number: number, left: number) =>
    `Picture ${number} was removed. Pictures left: ${left}`,
  furtherImage: (number: number) => `Picture ${number}`,
  makeMain: (number: number) => `Make picture ${number} the main one`,
  moveEarlier: (number: number) => `Move picture ${number} up`,
  moveLater: (number: number) => `Move picture ${number} down`,
  removeImage: (number: number) => `Remove picture ${number}`,
  vehicleGroups: {
    identity: 'What it is',
    load: 'What it carries, and who may drive it',
    prices: 'Prices and deposit',
    service: 'Dates and kilometres',
  },
  chooseImage: 'Choose an image',
  dropImage: 'Or drop one here.',
  imageRule: (megabytes: number) => `AVIF, WebP, JPEG, PNG or GIF, at most ${megabytes} MB.`,
  uploading: (percent: number) => `Uploading, ${percent} %`,
  preview: 'Preview of the chosen image',
} as const;

export const catalogue = { texts: fleetTexts, messages: {} };
