import { useEffect, useRef } from 'react';
import { pages } from '../../../../contract/site/pages.ts';
import { adminTexts, priceTexts } from '../../../lib/texts/texts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Unavailable } from '../shell/Unavailable.tsx';
import { PriceChangeForm } from './PriceChangeForm.tsx';
import styles from './PricesScreen.module.css';
import { usePriceChange, type Result } from './use-price-change.ts';

/** Changes the prices of many vehicles at once. */
export function PricesScreen() {
  const change = usePriceChange();
  const { resource, fleet, result, undo, pending } = change;
  const title = priceTexts().change;
  return (
    <>
      <ScreenHeader title={title}>
        <a className="button" href={pages.adminVehicles}>
          {adminTexts().vehicles}
        </a>
      </ScreenHeader>
      <div className="stack">
        {result && <Outcome result={result} undo={undo} pending={pending} />}
        {resource.state === 'failed' && (
          <Unavailable title={title} failure={resource} onRetry={change.retry} />
        )}
        {resource.state === 'loading' && !fleet && <Loading />}
        {resource.state !== 'failed' && fleet && <PriceChangeForm change={change} />}
      </div>
    </>
  );
}

interface OutcomeProps {
  result: Result;
  /** Null if there is nothing to undo. */
  undo: (() => Promise<void>) | null;
  pending: boolean;
}

/** How the change ended. Takes the focus: the pressed button is gone. */
function Outcome({ result, undo, pending }: OutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, [result]);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role={result.isBad ? 'alert' : 'status'}
      className={`notice ${result.isBad ? 'notice--danger' : 'notice--info'} ${styles.outcome}`}
    >
      <p>{result.text}</p>
      {undo && (
        <button type="button" className="button" disabled={pending} onClick={() => void undo()}>
          {priceTexts().undo}
        </button>
      )}
    </div>
  );
}
