import type { ReactNode } from 'react';
import { useResource } from '../../lib/api/resource.ts';
import { Failed } from './Failed.tsx';
import { Loading } from './Loading.tsx';

interface Props<Data> {
  /** Keep it stable with useCallback. */
  load: () => Promise<Data>;
  /** Says what could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Loads a part of a screen, or shows why it failed. */
export function Loaded<Data>({ load, failed, children }: Props<Data>) {
  const { resource, retry } = useResource(load);
  if (resource.state === 'ready') return children(resource.data);
  if (resource.state === 'loading') return <Loading />;
  return <Failed title={failed} reason={resource.message} onRetry={retry} />;
}
