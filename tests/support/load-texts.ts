import { areas, loadTexts } from '../../src/lib/texts/texts.ts';

for (const language of ['en', 'de'] as const) await loadTexts(language, ...areas);
