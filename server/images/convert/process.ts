import { answerQuestions } from '../../load/answer-questions.ts';
import type { Fault, Question } from '../conversion.ts';
import { openUpload } from './open.ts';
import { toPhoto } from './photo.ts';
import { toVariants } from './variants.ts';

/** A process that converts uploads. */

const conversions = { variants: toVariants, photo: toPhoto };

answerQuestions(async ({ upload, make }: Question) => {
  const opened = await openUpload(upload);
  if (typeof opened === 'string') return opened;
  return conversions[make](opened).catch((): Fault => 'not_an_image');
});
