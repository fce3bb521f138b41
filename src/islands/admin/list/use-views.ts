import { useCallback, useState } from 'react';
import { listViews, type View, type ViewScreen } from '../../../../contract/office/views.ts';
import { call } from '../../../lib/api/api.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { useResource } from '../../../lib/api/resource.ts';

/** The user's saved views of a screen; none at a bare host, or until they are loaded. */
export function useViews(screen: ViewScreen) {
  const load = useCallback(
    async () => ((await isOurs()) ? call(listViews, { query: { screen } }) : []),
    [screen],
  );
  const { resource } = useResource(load);
  const [changed, setChanged] = useState<View[] | null>(null);
  const loaded = resource.state === 'ready' ? resource.data : [];
  return { views: changed ?? loaded, isKnown: resource.state === 'ready', change: setChanged };
}

/** Whether an address has the filters and the order of a view; pages do not matter. */
export function isView({ query }: Pick<View, 'query'>, search: string): boolean {
  const viewQuery = new URLSearchParams(query);
  const shown = new URLSearchParams(search);
  for (const parameters of [viewQuery, shown]) {
    parameters.delete('page');
    parameters.sort();
  }
  return viewQuery.toString() === shown.toString();
}

/** The part of an address that a view keeps. */
export const queryOf = (address: string): string => address.split('?')[1] ?? '';
