import type { Counter, Step } from '../../../../contract/counter/counter.ts';
import type { DamageAtCounter } from '../../../../contract/counter/damage.ts';
import type { ConditionStep } from '../../../../contract/counter/damage-places.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { conditionTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { damageText } from '../condition/damage-text.ts';
import { SignedBy } from '../condition/SignedBy.tsx';
import { Photos, type PhotosProps } from '../condition/photos/Photos.tsx';
import { usePhotos } from '../condition/photos/use-photos.ts';
import styles from './Story.module.css';
import { Facts, type FactRow } from '../../ui/Facts.tsx';
import { today } from '../../../lib/api/clock.ts';
import { may } from '../../../lib/session/may.ts';

/** The steps as they were recorded: when, what was read off, and by whom. */
export function RecordedSteps({ counter }: { counter: Counter }) {
  const { handOver, pickedUpAt, returnedAt } = counter;
  const foundBy = (step: ConditionStep) => counter.damages.filter((each) => each.step === step);
  return (
    <>
      {pickedUpAt !== null && (
        <Recorded
          kind="hand-over"
          reservationId={counter.reservationId}
          at={pickedUpAt}
          step={handOver}
          isOver={returnedAt !== null}
          damages={foundBy('hand-over')}
        />
      )}
      {returnedAt !== null && (
        <Recorded
          kind="return"
          reservationId={counter.reservationId}
          at={returnedAt}
          step={counter.return}
          before={handOver}
          isOver={returnedAt.slice(0, 10) < today()}
          damages={foundBy('return')}
        />
      )}
    </>
  );
}

interface Props {
  kind: ConditionStep;
  reservationId: number;
  at: string;
  /** Null where only the moment is known. */
  step: Step | null;
  before?: Step | null;
  /** Whether photos that were taken now would prove nothing of it: at the hand-over once the vehicle is back, at the return the day after. */
  isOver: boolean;
  /** Those that it found. */
  damages: DamageAtCounter[];
}

function Recorded(props: Props) {
  const { kind, reservationId, at, step, before = null, isOver, damages } = props;
  const title = counterTexts().recorded[kind];
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      <Facts
        className={styles.rows}
        facts={[...rowsOf(at, step, before), ...conditionRows(step, damages)]}
      />
      {may('counter') && <PhotosOf step={kind} reservationId={reservationId} isOver={isOver} />}
    </section>
  );
}

/** More can still be taken until it is over. */
function PhotosOf(props: Pick<PhotosProps, 'step' | 'reservationId' | 'isOver'>) {
  const all = usePhotos(props.reservationId);
  return <Photos {...props} all={all} damageId={null} />;
}

function rowsOf(at: string, step: Step | null, before: Step | null): FactRow[] {
  const texts = counterTexts();
  const { mileageKm = null, fuelEighths = null, licenceSeen = null } = step ?? {};
  const { note = '', reason = '', by = null } = step ?? {};
  const driven =
    mileageKm !== null && before?.mileageKm != null ? mileageKm - before.mileageKm : null;
  return [
    [texts.when, sentenceTime(at)],
    mileageKm !== null && [
      texts.mileage,
      <>
        {texts.kilometres(mileageKm)}
        {driven !== null && <small> {texts.driven(driven)}</small>}
      </>,
    ],
    [texts.fuel, fuelEighths !== null && texts.fuelLevels[fuelEighths]],
    licenceSeen !== null && [texts.licence, licenceSeen ? texts.licenceSeen : texts.licenceNotSeen],
    [texts.note, note],
    [texts.reason, reason],
    [texts.by, by],
  ];
}

/** The damages that a step found, and who signed for it. */
function conditionRows(step: Step | null, damages: DamageAtCounter[]): FactRow[] {
  const texts = conditionTexts();
  return [
    [texts.newDamages, damages.map(damageText).join('\n')],
    step?.signature != null && [
      texts.signature.row,
      <SignedBy key="signature" signature={step.signature} />,
    ],
    step?.blockId != null && [texts.block.row, texts.block.taken],
  ];
}
