/** The texts of pick-up and drop-off at the company's places. */
export const meetingTexts = {
  choosePlace: 'Please select',
  sameAsPickUp: (place: string) => `${place}, as the pick-up`,
  otherPlace: (place: string, fee: string) => `${place} (+ ${fee})`,
  takeNearest: (time: string) => `Take ${time} instead`,
  opens: (from: string, until: string) => `Open that day from ${from} to ${until}`,
  closed: (place: string) => `At this time ${place} is closed.`,
  closedAt: (place: string, time: string) => `${place} is closed at this time: ${time}.`,
  arrange: (phone: string) => `Please arrange the time with us: ${phone}`,
  ask: (place: string) =>
    `${place} is closed at the time of pick-up, which is possible by arrangement.`,
  askFirst: 'Arrange the time with us before you book:',
  keyDrop: (place: string, { where, inEnglish }: { where: string; inEnglish?: string | null }) =>
    `${place} is closed at the time of drop-off. Where the key goes: ${inEnglish ?? where}.`,
  responsibleUntil: (time: string) => `You are responsible for the vehicle until ${time}.`,
  responsibleUntilDrop: 'You are responsible for the vehicle until you drop the key.',
};
