import { Icon } from './Icon.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';
import { texts } from '../../lib/texts/texts.ts';

interface Props {
  /** The server's message; by default, that the page does not exist. */
  reason?: string;
  /** The list to return to. */
  back: { href: string; text: string };
}

/** The requested record does not exist or is not the user's. Has no retry button: it would not help. */
export function NotFound({ reason = texts().notFound.text, back }: Props) {
  return (
    <section className="stack">
      <meta name="robots" content="noindex" />
      <ScreenHeader title={texts().notFound.title} />
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
