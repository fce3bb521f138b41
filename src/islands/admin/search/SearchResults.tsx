import { counterTexts, searchAllTexts } from '../../../lib/texts/texts.ts';
import { toneOf } from '../counter/state.ts';
import type { foundGroups } from './found-groups.ts';
import { closeSearch } from './open-search.ts';
import styles from './SearchResults.module.css';

interface Props {
  id: string;
  groups: ReturnType<typeof foundGroups>;
  /** Index of the active option among those of all groups. */
  active: number;
  idOf: (index: number) => string;
  isOutdated: boolean;
  onPoint: (index: number) => void;
}

/** What was found, by kind. The options are links, which history.ts follows; the field keeps the focus. */
export function SearchResults({ id, groups, active, idOf, isOutdated, onPoint }: Props) {
  const options = groups.flatMap((group) => group.options);
  return (
    <div
      role="listbox"
      id={id}
      tabIndex={-1}
      aria-label={searchAllTexts().results}
      aria-busy={isOutdated}
      className={styles.list}
    >
      {groups.map((group) => (
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
          <div id={`${id}-${group.kind}`} className={styles.heading}>
            {group.title}
          </div>
          {group.options.map((option) => {
            const index = options.indexOf(option);
            return (
              <a
                key={option.key}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                href={option.href}
                onMouseMove={() => index !== active && onPoint(index)}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) closeSearch();
                }}
              >
                <span className={styles.text}>{option.text}</span>
                {option.state && (
                  <span className={`badge ${toneOf[option.state]}`}>
                    {counterTexts().states[option.state]}
                  </span>
                )}
                <span className={styles.hint}>{option.hint}</span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
