import type { CSSProperties } from 'react';
import type { Lane, LaneBlock } from '../../../../contract/reservations/timeline.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { blockName } from '../blocks/block.ts';
import styles from './BlockBar.module.css';
import { shownEnd, type Span } from './block-times.ts';
import { fittingText } from './short-name.ts';
import type { BlockDrag } from './use-block-drag.ts';
import type { Blocks } from './use-blocks.ts';
import { barOf, type Part, type View } from './view.ts';

interface Props {
  block: LaneBlock;
  vehicle: Lane['vehicle'];
  view: View;
  minShare: number;
  /** Width of the lane in pixels; 0 until measured. */
  width: number;
  drag: BlockDrag;
  blocks: Blocks;
  /** The id of the text that says how it is moved. */
  hintId: string;
}

const styleOf = ({ start, end }: Part): CSSProperties => ({
  left: `${start * 100}%`,
  width: `${(end - start) * 100}%`,
});

/** Pixels from which on a bar has ends to drag. */
const withGrips = 40;

/** A time at which a vehicle is out of service; opens its dialog. */
export function BlockBar({ block, vehicle, view, minShare, width, drag, blocks, hintId }: Props) {
  const span = drag.spanOf(block);
  const bar = barOf(view, span.from, shownEnd(view, span), minShare);
  const pixels = (bar.end - bar.start) * width;
  const isMoved = drag.isOf(block);
  const name = blockName({ ...block, ...span });
  const shown = fittingText(blockTexts().reasons[block.reason], pixels);
  return (
    <button
      type="button"
      className={styles.block}
      style={styleOf(bar)}
      title={name}
      aria-label={`${name}, ${vehicleName(vehicle)}`}
      aria-describedby={hintId}
      data-block={block.id}
      data-moved={isMoved}
      onClick={() => blocks.edit(vehicle, block)}
      onKeyDown={(event) => drag.keyDown(event, vehicle, block)}
      onBlur={() => drag.takeBack(block)}
    >
      {shown && <span className={styles.reason}>{shown}</span>}
      {pixels >= withGrips && (
        <>
          <span className={styles.grip} data-grip="from" />
          {block.until !== null && <span className={styles.grip} data-grip="until" />}
        </>
      )}
    </button>
  );
}

/** A block while it is drawn. */
export function DrawnBlock({ span, view }: { span: Span; view: View }) {
  const bar = barOf(view, span.from, shownEnd(view, span), 0);
  return (
    <span className={styles.block} style={styleOf(bar)} data-moved="true" aria-hidden="true" />
  );
}
