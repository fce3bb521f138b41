import type { ReactNode } from 'react';

/** A name and its value; nothing is shown without a value. */
export type FactRow = readonly [name: string, value: ReactNode] | false;

interface Props {
  facts: readonly FactRow[];
  className?: string | undefined;
}

/** Names and values side by side. */
export const Facts = ({ facts, className = 'facts' }: Props) => (
  <dl className={className}>
    <FactRows facts={facts} />
  </dl>
);

/** The same, in a `dl`. */
export const FactRows = ({ facts }: Pick<Props, 'facts'>) =>
  facts.map(
    (fact) =>
      fact &&
      fact[1] && (
        <Fact key={fact[0]} name={fact[0]}>
          {fact[1]}
        </Fact>
      ),
  );

/** A name and its value, in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
