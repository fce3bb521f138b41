import { useEffect, useRef } from 'react';
import { programTexts } from '../../../lib/texts/texts.ts';
import { Copyable } from '../../ui/Copyable.tsx';

interface Props {
  title: string;
  note: string;
  secret: string;
}

/** A secret that was just made, to copy. It takes the focus, as it is not shown again. */
export function ShownOnce({ title, note, secret }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView({ block: 'center' });
  }, [secret]);
  return (
    <section ref={section} tabIndex={-1} className="card" aria-label={title}>
      <h2>{title}</h2>
      <p>
        <Copyable text={secret} label={programTexts().copy} />
      </p>
      <p className="notice notice--info">{note}</p>
    </section>
  );
}
