import { useEffect, useRef, useState } from 'react';
import { unlockWhoHadIt, whoHadIt, type WhoHadIt } from '../../../../contract/office/who-had-it.ts';
import { call } from '../../../lib/api/api.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { fineTexts } from '../../../lib/texts/texts.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { QuestionForm, type Question } from './QuestionForm.tsx';
import { Result } from './Result.tsx';

const LetterForm = lazyPart(() => import('./LetterForm.tsx'), 'LetterForm');

/** `reason` is why locked data is shown; empty without one. */
interface Found {
  question: Question;
  answer: WhoHadIt;
  reason: string;
}

/** The fines desk: who had a vehicle when, and the letter that says so. */
export function FinesScreen() {
  const texts = fineTexts();
  const isOurs = useIsOurs();
  const [found, setFound] = useState<Found | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), [found]);
  const ask = async (question: Question) => {
    const answer = await callOurs(whoHadIt, { query: question }, texts.notOffered);
    setFound({ question, answer, reason: '' });
  };
  const unlock = async (question: Question, reason: string) => {
    const answer = await call(unlockWhoHadIt, { body: { ...question, reason } });
    setFound({ question, answer, reason });
  };
  return (
    <>
      <ScreenHeader title={texts.title} />
      {isOurs ? (
        <div className="stack">
          <section className="card">
            <p className="muted">{texts.about}</p>
            <QuestionForm
              ask={async (question) => {
                setFound(null);
                await ask(question);
              }}
            />
          </section>
          {found && (
            <section ref={place} tabIndex={-1} className="card" aria-labelledby="answer">
              <h2 id="answer">{texts.result}</h2>
              <Result {...found} ask={ask} unlock={(reason) => unlock(found.question, reason)} />
            </section>
          )}
          {found?.answer.reservation && (
            <section className="card" aria-labelledby="letter">
              <h2 id="letter">{texts.letter.title}</h2>
              <LetterForm question={found.question} reason={found.reason} />
            </section>
          )}
        </div>
      ) : (
        <p className="notice notice--info">{texts.notOffered}</p>
      )}
    </>
  );
}
