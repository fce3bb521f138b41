import { lookAtEveryScreen } from './every-screen.ts';

// Some seventy screens, which take minutes: they are apart from the other people's.
lookAtEveryScreen('de', ['administrator']);
