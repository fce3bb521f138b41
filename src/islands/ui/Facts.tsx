import type { ReactNode } from 'react';

/** Names and values side by side. */
export function Facts({ facts }: { facts: readonly [string, ReactNode][] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
