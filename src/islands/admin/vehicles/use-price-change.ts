import { useCallback, useState } from 'react';
import { changePrices } from '../../../../contract/vehicles/vehicle-prices.ts';
import { type FleetVehicle, pageFleet } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { priceTexts } from '../../../lib/texts/texts.ts';
import { changesBy, type PriceChange, emptyRule, ruleOf, type RuleForm } from './new-prices.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';

/** How the last change ended. */
export interface Result {
  text: string;
  isBad: boolean;
}

const bodyOf = (changes: readonly PriceChange[]) => ({
  prices: changes.map(({ vehicle: { id }, from, to }) => ({ id, from, to })),
});

/** A change of many prices: what the form says, what it would change, and what was changed last. */
export function usePriceChange() {
  const { resource, retry } = useResource(loadFleet);
  const [form, setForm] = useState(emptyRule);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<PriceChange[] | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [pending, setPending] = useState(false);

  // The former prices stay in sight while today's load.
  const [fleet, setFleet] = useState<FleetVehicle[] | null>(null);
  if (resource.state === 'ready' && resource.data !== fleet) setFleet(resource.data);

  const ofKind = (fleet ?? []).filter(
    ({ category }) => form.category === '' || category === form.category,
  );
  const rule = ruleOf(form);
  const all = rule ? changesBy(rule, ofKind) : [];
  const changes = all.filter(({ vehicle }) => !vehicle.builtIn);
  const chosen = changes.filter(({ vehicle }) => !left.has(vehicle.id));

  const edit = (change: Partial<RuleForm>) => setForm({ ...form, ...change });
  const toggle = useCallback(
    (id: number) =>
      setLeft((before) => (before.has(id) ? without(before, id) : new Set([...before, id]))),
    [],
  );
  const toggleAll = () => {
    const ids = changes.map(({ vehicle }) => vehicle.id);
    setLeft(chosen.length === changes.length ? new Set(ids) : new Set());
  };

  async function send(sent: PriceChange[], lost: (names: string) => string): Promise<boolean> {
    setPending(true);
    try {
      await call(changePrices, { body: bodyOf(sent) });
      return true;
    } catch (error) {
      setResult({ text: failureText(error, sent, lost), isBad: true });
      return false;
    } finally {
      setPending(false);
      retry();
    }
  }

  const apply = async () => {
    setDone(null);
    if (!(await send(chosen, priceTexts().changedMeanwhile))) return;
    setDone(chosen);
    setResult({ text: priceTexts().applied(chosen.length), isBad: false });
    setForm({ ...emptyRule, category: form.category });
    setLeft(new Set());
  };
  const undo = async () => {
    if (!done) return;
    const back = done.map(({ vehicle, from, to }) => ({ vehicle, from: to, to: from }));
    if (!(await send(back, priceTexts().notUndone))) return;
    setDone(null);
    setResult({ text: priceTexts().undone(back.length), isBad: false });
  };
  return {
    resource,
    retry,
    fleet,
    form,
    edit,
    changes,
    chosen,
    left,
    toggle,
    toggleAll,
    apply,
    pending,
    result,
    /** Built-in vehicles that the rule would change, but nobody may. */
    builtIn: all.length - changes.length,
    /** Only once, after a change. */
    undo: done && undo,
  };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const others = new Set(ids);
  others.delete(id);
  return others;
}

/** Names the vehicles whose prices somebody else has changed. */
function failureText(error: unknown, sent: PriceChange[], lost: (names: string) => string): string {
  const { code, vehicles = [] } = error instanceof ApiError ? error.details : {};
  if (code !== 'changed_meanwhile') return failureMessage(error);
  const changed = sent.filter(({ vehicle }) => vehicles.includes(vehicle.id));
  return lost(changed.map(({ vehicle }) => vehicleName(vehicle)).join(', '));
}

/**
 * All vehicles by model, with what only administrators see.
 * @throws ApiError 501 at a bare host, which cannot change prices together
 */
async function loadFleet(): Promise<FleetVehicle[]> {
  const vehicles: FleetVehicle[] = [];
  for (let page = 0, isLast = false; !isLast; page += 1) {
    const query = {
      page: String(page),
      size: String(limits.page.maxSize),
      sort: 'model',
      direction: 'ASC',
    } as const;
    const { content, totalElements } = await callOurs(pageFleet, { query }, priceTexts().noChange);
    vehicles.push(...content);
    isLast = content.length === 0 || vehicles.length >= totalElements;
  }
  return vehicles;
}
