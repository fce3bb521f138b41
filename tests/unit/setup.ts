import { loadTexts } from '../../src/lib/texts.ts';

await loadTexts(
  'en',
  'site',
  'auth',
  'booking',
  'account',
  'changes',
  'afterBooking',
  'admin',
  'blocks',
);
await loadTexts(
  'de',
  'site',
  'auth',
  'booking',
  'account',
  'changes',
  'afterBooking',
  'admin',
  'blocks',
);
