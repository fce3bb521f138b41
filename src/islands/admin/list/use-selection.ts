import { useState } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import type { RowChoice } from '../../ui/Table.tsx';
import { listTexts } from '../../../lib/texts/texts.ts';

/** Rows that are chosen on any page of a list, by id; none of rows that are about to go. */
export function useSelection<Row extends { id: number }>(
  nameOf: (row: Row) => string,
  isStale = false,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const isFull = chosen.size >= limits.selected;
  const { selection: texts } = listTexts();

  const choose = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const row of rows)
        if (!isChosen) after.delete(row.id);
        else if (after.size < limits.selected) after.set(row.id, row);
      return after;
    });

  const choice: RowChoice<Row> = {
    all: texts.page,
    label: (row) => texts.row(nameOf(row)),
    isChosen: ({ id }) => chosen.has(id),
    isDisabled: ({ id }) => isStale || (isFull && !chosen.has(id)),
    onChoose: choose,
  };

  return {
    rows: [...chosen.values()],
    choice,
    isFull,
    clear: () => setChosen(new Map()),
  };
}

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>;
