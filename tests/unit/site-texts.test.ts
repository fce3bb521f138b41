import { expect, test } from 'vitest';
import { languages } from '../../contract/texts/language.ts';
import { accountMessages } from '../../contract/texts/en/account-messages.ts';
import { bookingMessages } from '../../contract/texts/en/booking-messages.ts';
import { textOf, type Messages } from '../../contract/texts/message-key.ts';
import { messages } from '../../contract/texts/messages.ts';
import { messageOf } from '../../src/lib/texts/texts.ts';

test.each(['reservations.tooShort', 'reservations.addressUnconfirmed|{"max":3}'] as const)(
  'areas that share a group of messages keep each other’s: %s',
  (message) => {
    expect(bookingMessages).toHaveProperty('reservations.tooShort');
    expect(accountMessages).toHaveProperty('reservations.addressUnconfirmed');
    expect(languages.map((language) => textOf(messages[language] as Messages, message))).toContain(
      messageOf(message),
    );
  },
);
