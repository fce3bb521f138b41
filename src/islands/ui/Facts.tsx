import type { ReactNode } from 'react';

interface Props {
  facts: readonly [string, ReactNode][];
  className?: string | undefined;
}

/** Names and values side by side. */
export const Facts = ({ facts, className = 'facts' }: Props) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </dl>
);

/** A name and its value, in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
