import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { merge } from '../../../lib/merge.ts';
import type { Stored } from '../../../lib/records.ts';

export type Side = 'mine' | 'theirs';

/** What somebody else changed since a record was read. */
export interface Meanwhile<Values> {
  mine: Values;
  before: Values;
  theirs: Values;
  /** Fields that only they changed. */
  taken: (keyof Values & string)[];
  /** Fields that both changed, with what was chosen. */
  choices: Partial<Record<keyof Values & string, Side | null>>;
  /** How often the form was to be saved before all was chosen. */
  asked: number;
}

/** What the changes in a form are made to. */
export interface Base<Values> {
  /** Null where the host knows no versions. */
  version: string | null;
  /** What the fields held in that version. */
  values: Values;
}

interface Options<Values extends FieldValues, Output, Data> {
  stored: Stored<Data>;
  form: () => UseFormReturn<Values, unknown, Output>;
  /** What the form's fields hold of a record. */
  valuesOf: (data: Data) => Values;
}

/** Saves a record in the version that was read. When somebody else was faster, the form holds both changes then. */
export function useMeanwhile<Values extends FieldValues, Output, Data>({
  stored,
  form,
  valuesOf,
}: Options<Values, Output, Data>) {
  const baseOf = ({ version, data }: Stored<Data>) => ({ version, values: valuesOf(data) });
  const base = useRef<Base<Values>>(baseOf(stored));
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Values> | null>(null);

  const set = (name: keyof Values & string, value: unknown) =>
    form().setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });

  function show(mine: Values, theirs: Values): boolean {
    const before = base.current.values;
    const { values, taken, conflicts } = merge(before, mine, theirs);
    if (taken.length + conflicts.length === 0) return false;
    form().reset(theirs as DefaultValues<Values>);
    for (const name of Object.keys(values)) set(name, values[name]);
    const choices = Object.fromEntries(conflicts.map((name) => [name, null]));
    setMeanwhile({ mine, before, theirs, taken, choices: choices as never, asked: 0 });
    return true;
  }

  /** Returns whether it is done: `change` sends what the form holds, and answers what is stored if that is newer. */
  async function save(
    mine: Values,
    change: (version: string | null) => Promise<Stored<Data> | null>,
  ): Promise<boolean> {
    const now = await change(base.current.version);
    if (!now) return true;
    const latest = baseOf(now);
    const isShown = show(mine, latest.values);
    base.current = latest;
    // What was changed is nothing that the form shows, or what it wants to have.
    return isShown ? false : save(mine, change);
  }

  function choose(name: keyof Values & string, side: Side): void {
    if (!meanwhile) return;
    set(name, meanwhile[side][name]);
    setMeanwhile({ ...meanwhile, choices: { ...meanwhile.choices, [name]: side } });
  }

  /** Whether nothing is left to be chosen; otherwise that is asked for. */
  function isSettled(): boolean {
    if (!meanwhile || !Object.values(meanwhile.choices).includes(null)) return true;
    setMeanwhile({ ...meanwhile, asked: meanwhile.asked + 1 });
    return false;
  }

  return { meanwhile, save, choose, isSettled, base };
}
