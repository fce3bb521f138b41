import { Children, type ReactNode } from 'react';
import { countText } from '../../../lib/texts/format.ts';
import { adminTexts, dashboardTexts } from '../../../lib/texts/texts.ts';
import { useIsPhone } from '../../../lib/page/use-media.ts';
import styles from './Today.module.css';

/** Rows shown of each kind at most; a link leads to the others. */
export const maxShown = 6;
/** On a phone, of what is not urgent. */
const fewShown = 3;

interface Props {
  title: string;
  count: number;
  isUrgent?: boolean;
  /** Whether it stands on top of the second of two columns. */
  beginsColumn?: boolean;
  /** Where all of them are. */
  href: string;
  /** Where its title leads, if anywhere. */
  titleHref?: string | undefined;
  /** Where tomorrow's are. */
  tomorrow?: string | undefined;
  /** The first rows; none where the host only counts them. */
  children: ReactNode;
}

/** One kind of work, with its number and its first rows. */
export function WorkCard(props: Props) {
  const {
    title,
    count,
    isUrgent = false,
    beginsColumn,
    href,
    titleHref,
    tomorrow,
    children,
  } = props;
  const isPhone = useIsPhone();
  const rows = Children.toArray(children).slice(0, isPhone && !isUrgent ? fewShown : maxShown);
  const rest = count - rows.length;
  const link = rows.length > 0 ? adminTexts().more(rest) : dashboardTexts().all(countText(rest));
  return (
    <section
      className={styles.task}
      data-urgent={isUrgent && count > 0}
      data-begins-column={beginsColumn}
    >
      <h3 className={styles.title}>
        {titleHref ? (
          <a className="easy-to-hit" href={titleHref}>
            {title}
          </a>
        ) : (
          title
        )}{' '}
        <span className={styles.count}>{countText(count)}</span>
      </h3>
      {rows.length > 0 && (
        <ul role="list" className={styles.rows}>
          {rows}
        </ul>
      )}
      <div className={styles.foot}>
        {count === 0 && <p className="muted">{adminTexts().nothingToDo}</p>}
        {rest > 0 && (
          <a className={styles.more} href={href} aria-label={`${link}: ${title}`}>
            {link}
          </a>
        )}
        {tomorrow && (
          <a
            className={styles.more}
            href={tomorrow}
            aria-label={`${dashboardTexts().tomorrow}: ${title}`}
          >
            {dashboardTexts().tomorrow}
          </a>
        )}
      </div>
    </section>
  );
}
