import type { CSSProperties } from 'react';
import type { Lane, LaneBlock } from '../../../../contract/reservations/timeline.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { blockName } from '../blocks/block.ts';
import styles from './BlockBar.module.css';
import type { BarLabel } from './bar-labels.ts';
import { useChart } from './chart.ts';
import { BarText } from './BarText.tsx';
import { Grips } from './Grips.tsx';
import { moveHelpId } from './Help.tsx';
import { shownEnd, type Span } from './span.ts';
import type { Movable } from './use-bar-drag.ts';
import { barOf, type Part } from './view.ts';

interface Props {
  block: LaneBlock;
  vehicle: Lane['vehicle'];
  label: BarLabel | undefined;
  /** The key of the bar that is moved, if any. */
  movedKey: string | undefined;
}

const styleOf = ({ start, end }: Part): CSSProperties => ({
  left: `${start * 100}%`,
  width: `${(end - start) * 100}%`,
});

/** A time at which a vehicle is out of service; opens its dialog. */
export function BlockBar({ block, vehicle, label, movedKey }: Props) {
  const { view, minShare, width, handlers, blocks } = useChart();
  const bar = barOf(view, block.from, shownEnd(view, block), minShare);
  const pixels = (bar.end - bar.start) * width;
  const name = blockName(block);
  const movable: Movable = {
    key: `block-${block.id}`,
    vehicle,
    span: block,
    nameOf: (span) => blockName({ ...block, ...span }),
    store: (span) => blocks.move(vehicle, block, span),
  };
  return (
    <button
      type="button"
      className={styles.block}
      style={styleOf(bar)}
      title={name}
      aria-label={`${name}, ${vehicleName(vehicle)}`}
      aria-describedby={moveHelpId}
      data-block={block.id}
      data-moved={movable.key === movedKey}
      onClick={() => blocks.edit(vehicle, block)}
      onPointerDown={(event) => handlers.press(event, vehicle, movable)}
      onKeyDown={(event) => handlers.keyDown(event, movable)}
      onBlur={() => handlers.takeBack(movable)}
    >
      <BarText label={label} />
      <Grips width={pixels} isOpen={block.until === null} />
    </button>
  );
}

/** Where a bar is drawn or moved to. */
export function DraftBar({ span }: { span: Span }) {
  const { view } = useChart();
  const bar = barOf(view, span.from, shownEnd(view, span), 0);
  return <span className={styles.draft} style={styleOf(bar)} aria-hidden="true" data-draft />;
}
