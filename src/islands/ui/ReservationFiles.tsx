import { useCallback, useState } from 'react';
import { languageNames, languages } from '../../../contract/texts/language.ts';
import { agreementDocuments, type Protocol } from '../../../contract/counter/document-kinds.ts';
import type { SentDocument } from '../../../contract/counter/documents.ts';
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
  /** Whether its customer reads it, or an administrator. */
  isOwn?: boolean;
}

/** A reservation's calendar file and documents, now and as they were sent; nothing at a bare host. */
export function ReservationFiles(props: Props) {
  const { files, isAhead, steps, isOwn = true } = props;
  const isOurs = useIsOurs();
  const texts = afterBookingTexts().files;
  if (!isOurs) return null;
  return (
    <section className={styles.files} aria-labelledby="files">
      <h3 id="files">{isAhead ? texts.title : texts.documents}</h3>
      <div className="cluster">
        {isAhead && (
          <FileButton save={files.saveCalendar} loading={texts.loading} icon="calendar">
            {texts.calendar}
          </FileButton>
        )}
        {[...agreementDocuments, ...protocolsOf(steps)].map((kind) => (
          <FileButton key={kind} save={() => files.saveDocument(kind)} loading={texts.loading}>
            {texts[kind]}
          </FileButton>
        ))}
      </div>
      {isOwn ? <SentDocuments files={files} /> : <SentToCustomer files={files} />}
    </section>
  );
}

/** The protocols of what happened. */
const protocolsOf = ({ pickedUpAt, returnedAt }: Props['steps']): Protocol[] => [
  ...(pickedUpAt ? (['hand-over-protocol'] as const) : []),
  ...(returnedAt ? (['return-protocol'] as const) : []),
];

/** The same for staff, who seldom need them. */
function SentToCustomer({ files }: { files: Files }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.title}>{afterBookingTexts().sent.toCustomer}</summary>
      {isOpen && <SentDocuments files={files} isOwn={false} />}
    </details>
  );
}

/** The documents as they were sent, newest first. */
function SentDocuments({ files, isOwn = true }: { files: Files; isOwn?: boolean }) {
  // Stable, because it loads again when it changes.
  const { listSent } = files;
  const { resource, retry } = useResource(useCallback(() => listSent(), [listSent]));
  const { sent, files: texts } = afterBookingTexts();
  if (resource.state === 'failed')
    return <Failed title={sent.failed} reason={resource.message} onRetry={retry} />;
  if (resource.state === 'loading') return null;
  if (resource.data.length === 0) return isOwn ? null : <p className="muted">{sent.none}</p>;
  return (
    <div>
      {isOwn && <p className={styles.title}>{sent.title}</p>}
      <ul role="list" aria-label={isOwn ? sent.title : sent.toCustomer} className={styles.sent}>
        {resource.data.map((document) => (
          <li key={document.id}>
            <FileButton
              className="button button--quiet"
              save={() => files.saveSent(document)}
              loading={texts.loading}
            >
              {nameOf(document)}
            </FileButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({ kind, language, sentAt }: SentDocument): string {
  const { kinds, document } = afterBookingTexts().sent;
  const documentLanguage = languages.find(
    (name) => name === language && name !== currentLanguage(),
  );
  const time = dateTime(sentAt);
  return document(
    kinds[kind] ?? kind,
    documentLanguage ? `${time} (${languageNames[documentLanguage]})` : time,
  );
}
