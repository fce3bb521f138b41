import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { answerQuestions } from '../../load/answer-questions.ts';
import { drawDocument } from './draw-document.ts';

/** A process that draws documents. */

// Calls go before documents. On Linux a processor that only draws also counts as idle, so that nobody waits for another one;
// where that tool is missing the low priority has to do.
setPriority(constants.priority.PRIORITY_LOW);
execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], () => undefined);

answerQuestions(drawDocument);
