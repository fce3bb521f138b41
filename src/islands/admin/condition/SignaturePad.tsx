import { useRef, useState, type PointerEvent } from 'react';
import { signatureBox } from '../../../../contract/counter/signature.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import styles from './Signature.module.css';
import { limits } from '../../../../contract/values/limits.ts';

interface Point {
  x: number;
  y: number;
}

/** Units of `signatureBox`. Points closer together than this say nothing more. */
const closest = 4;

const within = (value: number, maximum: number) =>
  Math.min(maximum, Math.max(0, Math.round(value)));

/** A point of the screen in the units of a signature, within the area in which it is drawn. */
export function toUnits(
  { clientX, clientY }: { clientX: number; clientY: number },
  area: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point {
  const { width, height } = signatureBox;
  return {
    x: within(((clientX - area.left) / area.width) * width, width),
    y: within(((clientY - area.top) / area.height) * height, height),
  };
}

/** Strokes with a new one that begins at a point. A dot stays visible. */
export const begin = (strokes: string, { x, y }: Point): string =>
  fits(strokes, `M${x} ${y}L${x} ${y}`);

/** Strokes with their last one drawn on to a point. */
export function drawTo(strokes: string, { x, y }: Point): string {
  const [, lastX = '0', lastY = '0'] = /(\d+) (\d+)$/.exec(strokes) ?? [];
  const isClose = Math.hypot(Number(lastX) - x, Number(lastY) - y) < closest;
  return isClose || strokes === '' ? strokes : fits(strokes, `L${x} ${y}`);
}

/** What would be too long is not drawn. */
const fits = (strokes: string, more: string): string =>
  strokes.length + more.length <= limits.strokes ? strokes + more : strokes;

interface Props {
  /** The data of an SVG path; empty while nothing is drawn. */
  strokes: string;
  onChange: (strokes: string) => void;
}

/** A field to sign in with a finger, a pen or a mouse. Who cannot do that types the name. */
export function SignaturePad({ strokes, onChange }: Props) {
  const { signature: texts } = conditionTexts();
  const [said, setSaid] = useState('');
  /** While the pointer is down; null between strokes. The state lags behind quick events. */
  const path = useRef<string | null>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const pointer = useRef<number>(undefined);
  const pad = useRef<HTMLDivElement>(null);
  const { width, height } = signatureBox;
  const shown = drawn ?? strokes;
  const draw = (now: string | null) => {
    path.current = now;
    setDrawn(now);
  };

  function start(event: PointerEvent<SVGSVGElement>) {
    // A second finger or the palm draws nothing.
    if (path.current !== null || event.button !== 0) return;
    event.preventDefault();
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw(begin(strokes, toUnits(event, event.currentTarget.getBoundingClientRect())));
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    if (path.current === null || pointer.current !== event.pointerId) return;
    const area = event.currentTarget.getBoundingClientRect();
    const points = event.nativeEvent.getCoalescedEvents();
    const all = points.length > 0 ? points : [event.nativeEvent];
    draw(all.reduce((now, each) => drawTo(now, toUnits(each, area)), path.current));
  }
  function end(event: PointerEvent<SVGSVGElement>) {
    if (path.current === null || pointer.current !== event.pointerId) return;
    onChange(path.current);
    draw(null);
    setSaid(texts.signed);
  }
  function clear() {
    onChange('');
    setSaid(texts.cleared);
    // The button goes with what it cleared.
    pad.current?.parentElement?.querySelector('input')?.focus();
  }

  return (
    <div ref={pad} className={styles.pad}>
      <svg
        className={styles.area}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.pad}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={styles.base} d={`M40 ${height - 60}H${width - 40}`} />
        <path className={styles.ink} d={shown} />
      </svg>
      {shown === '' && (
        <span className={styles.empty} aria-hidden="true">
          {texts.empty}
        </span>
      )}
      {shown !== '' && (
        <button type="button" className={`button button--quiet ${styles.clear}`} onClick={clear}>
          {texts.clear}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
