import type { ReactNode } from 'react';
import { useResource } from '../../../lib/api/resource.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Unavailable } from './Unavailable.tsx';

interface Props<Data> {
  /** Heading until the data has loaded. */
  title: string;
  /** Keep it stable with useCallback. */
  load: () => Promise<Data>;
  children: (data: Data) => ReactNode;
}

/** Loads a screen's data, or shows why it failed. */
export function Await<Data>({ title, load, children }: Props<Data>) {
  const { resource, retry } = useResource(load);
  if (resource.state === 'ready') return children(resource.data);
  return (
    <>
      <ScreenHeader title={title} />
      {resource.state === 'loading' ? (
        <Loading />
      ) : (
        <Unavailable title={title} failure={resource} onRetry={retry} />
      )}
    </>
  );
}
