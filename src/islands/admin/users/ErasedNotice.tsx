import { adminTexts, customerTexts } from '../../../lib/texts.ts';
import { addressOf } from '../shell/router.ts';

/** Says that a record's personal data was erased, or where it went. */
export function ErasedNotice({ mergedInto }: { mergedInto: number | null | undefined }) {
  if (mergedInto == null) return <p className="notice notice--info">{adminTexts().erasedAbout}</p>;
  return (
    <div className="notice notice--info">
      <p>{customerTexts().merged}</p>
      <a className="button" href={addressOf.user(mergedInto)}>
        {customerTexts().toMerged}
      </a>
    </div>
  );
}
