import { lookAtEveryScreen } from './every-screen.ts';

// Most other tests are in English; `npm run prove -- languages` looks at every screen in English, too.
lookAtEveryScreen('de');
