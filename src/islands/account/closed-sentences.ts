import { closedEndsOf } from '../../lib/rental/closed-time.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { meetingTexts } from '../../lib/texts/meeting-texts.ts';
import { accountTexts } from '../../lib/texts/texts.ts';

/** That places are closed at a rental's times, each place once. */
export function closedSentences(...ends: Parameters<typeof closedEndsOf>): string[] {
  const closed = closedEndsOf(...ends);
  const [first, last] = closed;
  if (last && first?.place.name === last.place.name) {
    const { closedTwice } = accountTexts().ticket;
    return [closedTwice(first.place.name, sentenceTime(first.at), sentenceTime(last.at))];
  }
  return closed.map(({ place, at }) => meetingTexts().closedAt(place.name, sentenceTime(at)));
}
