import { lookAtEveryScreen } from '../a11y/every-screen.ts';

lookAtEveryScreen('en');
