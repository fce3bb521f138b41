import { useCallback, type ReactNode } from 'react';
import { languageNames, languages } from '../../../contract/texts/language.ts';
import { agreementPapers, type Protocol } from '../../../contract/counter/paper-kinds.ts';
import type { SentPaper } from '../../../contract/counter/papers.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import type { ReservationFiles as Files } from '../../lib/rental/reservation-files.ts';
import { useResource } from '../../lib/api/resource.ts';
import { afterBookingTexts } from '../../lib/texts/texts.ts';
import { Failed } from './Failed.tsx';
import { FileButton } from './FileButton.tsx';
import styles from './ReservationFiles.module.css';

interface Props {
  files: Files;
  /** Whether its times are still ahead, for a calendar. */
  isAhead: boolean;
  /** When the vehicle was handed over and came back; null until then. */
  steps: { pickedUpAt?: string | null | undefined; returnedAt?: string | null | undefined };
  title?: 'h2' | 'h3';
  /** Whether its customer reads it, or an administrator. */
  isOwn?: boolean;
  /** Beside the papers. */
  children?: ReactNode;
}

/** A reservation's calendar file and papers, now and as they were sent; nothing at a bare host. */
export function ReservationFiles(props: Props) {
  const { files, isAhead, steps, title: Title = 'h3', isOwn = true, children } = props;
  const isOurs = useIsOurs();
  const texts = afterBookingTexts().files;
  if (!isOurs) return null;
  return (
    <section className={styles.files} aria-labelledby="files">
      <Title id="files">{texts.title}</Title>
      <div className="cluster">
        {isAhead && (
          <FileButton save={files.saveCalendar} loading={texts.loading} icon="calendar">
            {texts.calendar}
          </FileButton>
        )}
        {[...agreementPapers, ...protocolsOf(steps)].map((kind) => (
          <FileButton key={kind} save={() => files.savePaper(kind)} loading={texts.loading}>
            {texts[kind]}
          </FileButton>
        ))}
        {children}
      </div>
      <SentPapers files={files} isOwn={isOwn} />
    </section>
  );
}

/** The protocols of what happened. */
const protocolsOf = ({ pickedUpAt, returnedAt }: Props['steps']): Protocol[] => [
  ...(pickedUpAt ? (['hand-over-protocol'] as const) : []),
  ...(returnedAt ? (['return-protocol'] as const) : []),
];

/** The papers as they were sent, newest first. */
function SentPapers({ files, isOwn }: { files: Files; isOwn: boolean }) {
  // Stable, because it loads again when it changes.
  const { listSent } = files;
  const { resource, retry } = useResource(useCallback(() => listSent(), [listSent]));
  const { sent, files: texts } = afterBookingTexts();
  if (resource.state === 'failed')
    return <Failed title={sent.failed} reason={resource.message} onRetry={retry} />;
  if (resource.state === 'loading' || resource.data.length === 0) return null;
  return (
    <div>
      <p id="sent-papers" className={styles.title}>
        {isOwn ? sent.title : sent.toCustomer}
      </p>
      <ul role="list" aria-labelledby="sent-papers" className={styles.sent}>
        {resource.data.map((paper) => (
          <li key={paper.id}>
            <FileButton
              className="button button--quiet"
              save={() => files.saveSent(paper)}
              loading={texts.loading}
            >
              {nameOf(paper)}
            </FileButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({ kind, language, sentAt }: SentPaper): string {
  const { kinds, paper } = afterBookingTexts().sent;
  const paperLanguage = languages.find((name) => name === language && name !== currentLanguage());
  const time = dateTime(sentAt);
  return paper(
    kinds[kind] ?? kind,
    paperLanguage ? `${time} (${languageNames[paperLanguage]})` : time,
  );
}
