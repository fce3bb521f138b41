import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { merge } from '../../../lib/forms/merge.ts';
import type { Stored } from '../../../lib/api/records.ts';

export type Side = 'mine' | 'theirs';

/** What somebody else changed since a record was read. */
export interface Meanwhile<Values> {
  mine: Values;
  before: Values;
  theirs: Values;
  /** Fields changed by them only. */
  taken: (keyof Values & string)[];
  /** Fields in conflict, with the chosen side. */
  choices: Partial<Record<keyof Values & string, Side | null>>;
  /** Attempts to save while choices were missing. */
  attempts: number;
}

/** The version of the record that a form edits. */
export interface Base<Values> {
  /** Null if the host has no versions. */
  version: string | null;
  /** The form's values in that version. */
  values: Values;
}

interface Options<Values extends FieldValues, Output, Data> {
  stored: Stored<Data>;
  form: () => UseFormReturn<Values, unknown, Output>;
  /** Converts a record to the form's values. */
  valuesOf: (data: Data) => Values;
}

/** Saves a record. If somebody else changed it since it was read, merges both changes into the form. */
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
    setMeanwhile({ mine, before, theirs, taken, choices: choices as never, attempts: 0 });
    return true;
  }

  /** Returns whether the record was saved. `change` sends the form; it returns the current record if that is newer. */
  async function save(
    mine: Values,
    change: (version: string | null) => Promise<Stored<Data> | null>,
  ): Promise<boolean> {
    const current = await change(base.current.version);
    if (!current) return true;
    const latest = baseOf(current);
    const isShown = show(mine, latest.values);
    base.current = latest;
    // Nothing to show: their changes are outside the form, or the same as mine.
    return isShown ? false : save(mine, change);
  }

  function choose(name: keyof Values & string, side: Side): void {
    if (!meanwhile) return;
    set(name, meanwhile[side][name]);
    setMeanwhile({ ...meanwhile, choices: { ...meanwhile.choices, [name]: side } });
  }

  /** Whether all conflicts are resolved; if not, asks for the missing choices. */
  function isSettled(): boolean {
    if (!meanwhile || !Object.values(meanwhile.choices).includes(null)) return true;
    setMeanwhile({ ...meanwhile, attempts: meanwhile.attempts + 1 });
    return false;
  }

  return { meanwhile, save, choose, isSettled, base };
}
