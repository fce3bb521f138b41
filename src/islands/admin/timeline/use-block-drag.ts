import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Lane, LaneBlock } from '../../../../contract/reservations/timeline.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { blockName } from '../blocks/block.ts';
import { followPointer } from '../follow-pointer.ts';
import { drawn, movedBy, movedByKey, snapOf, type Grip, type Span } from './block-times.ts';
import type { Blocks } from './use-blocks.ts';
import type { View } from './view.ts';

/** A block as it is drawn or moved, before it is stored; `id` is null for a new one. */
interface Draft {
  lanes: readonly Lane[];
  vehicleId: number;
  id: number | null;
  span: Span;
}

type Vehicle = Lane['vehicle'];

/** Draws and moves blocks, by pointer and by keyboard. What is not stored ends with the `lanes` it was made on. */
export function useBlockDrag(view: View, lanes: readonly Lane[], blocks: Blocks) {
  const [made, setDraft] = useState<Draft | null>(null);
  const [said, setSaid] = useState('');
  const draft = made?.lanes === lanes ? made : null;
  const isOf = (block: LaneBlock) => draft !== null && draft.id === block.id;

  const moved = lanes.flatMap(({ blocks: of }) => of).find(isOf) ?? null;

  async function store(vehicle: Vehicle, block: LaneBlock, span: Span): Promise<void> {
    setSaid('');
    const isStored = await blocks.move(vehicle, block, span);
    if (!isStored) setDraft(null);
  }
  function takeBack(block: LaneBlock): void {
    if (!isOf(block)) return;
    setDraft(null);
    setSaid(blockTexts().takenBack(blockName(block)));
  }

  /** On a lane. Fingers scroll: they use the dialog. */
  function pressed(event: PointerEvent<HTMLElement>, { vehicle, blocks: laneBlocks }: Lane): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    const grip = (target.dataset.grip ?? 'all') as Grip;
    const block = laneBlocks.find((candidate) => String(candidate.id) === id);
    if (!block && target.closest('[data-reserved]')) return;
    const track = event.currentTarget.getBoundingClientRect();
    const shareAt = (x: number) => (x - track.left) / track.width;
    const first = event.clientX;
    const spanAt = (x: number): Span => {
      if (!block) return drawn(view, shareAt(first), shareAt(x));
      const step = snapOf(view);
      const minutes = (shareAt(x) - shareAt(first)) * view.days * 24 * 60;
      return movedBy(block, grip, Math.round(minutes / step) * step);
    };
    const show = (span: Span) =>
      setDraft({ lanes, vehicleId: vehicle.id, id: block?.id ?? null, span });
    followPointer(event.nativeEvent, {
      move: (x) => show(spanAt(x)),
      drop: (x) => {
        if (block) return void store(vehicle, block, spanAt(x));
        setDraft(null);
        blocks.create(vehicle, spanAt(x));
      },
      cancel: () => setDraft(null),
    });
  }

  /** On a block. */
  function keyDown(event: KeyboardEvent<HTMLElement>, vehicle: Vehicle, block: LaneBlock): void {
    const span = isOf(block) ? draft!.span : block;
    const next = movedByKey(span, event);
    if (next) {
      setDraft({ lanes, vehicleId: vehicle.id, id: block.id, span: next });
      setSaid(blockTexts().moving(blockName({ ...block, ...next })));
    } else if (event.key === 'Escape' && isOf(block)) takeBack(block);
    else if (event.key === 'Enter' && isOf(block)) void store(vehicle, block, span);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    pressed,
    keyDown,
    takeBack,
    said,
    /** The block that is moved, in words; null without one. */
    moving: moved && blockName({ ...moved, ...draft!.span }),
    spanOf: (block: LaneBlock): Span => (isOf(block) ? draft!.span : block),
    isOf,
    /** What is drawn on a vehicle's lane. */
    drawnOn: (vehicleId: number): Span | null =>
      draft?.id === null && draft.vehicleId === vehicleId ? draft.span : null,
  };
}
export type BlockDrag = ReturnType<typeof useBlockDrag>;
