import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { answerQuestions } from '../../load/answer-questions.ts';
import type { Fault, Question } from '../conversion.ts';
import { openUpload } from './open.ts';
import { toPhoto } from './photo.ts';
import { toVariants } from './variants.ts';

/** A process that converts uploads. */

/** Bytes; the largest conversion takes 500 MB. */
const memory = 700 * 1024 * 1024;

/**
 * Refuses this process more memory, where Linux can: an image of 700 bytes may unpack to gigabytes, for its tiles need not be as
 * large as it says that it is. When memory ends all the same, this process is to end, not the server.
 */
function limitMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
    const [, kilobytes] = /^VmData:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
    const most = Number(kilobytes) * 1024 + memory;
    spawnSync('prlimit', ['--pid', String(process.pid), `--data=${most}`]);
  } catch {
    // Not Linux, or one that allows neither: then nothing limits it.
  }
}

const conversions = { variants: toVariants, photo: toPhoto };

limitMemory();
answerQuestions(async ({ upload, make }: Question) => {
  const opened = await openUpload(upload);
  if (typeof opened === 'string') return opened;
  return conversions[make](opened).catch((): Fault => 'not_an_image');
});
