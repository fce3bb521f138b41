import { texts } from '../../../contract/texts/en/site.ts';
import { Icon } from './Icon.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';

interface Props {
  /** What is not there, as the server says it; else that the page is not. */
  reason?: string;
  /** Where to go on: the list that the visitor looked into. */
  back: { href: string; text: string };
}

/** What the address names does not exist, or is not the visitor's. Trying again would not help. */
export function NotFound({ reason = texts.notFound.text, back }: Props) {
  return (
    <section className="stack">
      <meta name="robots" content="noindex" />
      <ScreenHeader title={texts.notFound.title} />
      <p className="lead">{reason}</p>
      <p>
        <a className="button" href={back.href}>
          <Icon name="back" size={18} />
          {back.text}
        </a>
      </p>
    </section>
  );
}
