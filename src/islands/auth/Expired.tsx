import type { ReactNode } from 'react';
import { securityTexts } from '../../lib/texts/texts.ts';

interface Props {
  about: string;
  /** How to get a new link. */
  children: ReactNode;
}

/** Says that a link does not work any more, with the way to another. */
export function Expired({ about, children }: Props) {
  return (
    <div className="notice notice--info stack" role="alert">
      <div>
        <strong>{securityTexts().expired.title}</strong>
        <p>{about}</p>
      </div>
      <p>{children}</p>
    </div>
  );
}
