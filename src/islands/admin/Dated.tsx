import styles from './Dated.module.css';

/** A text whose day, `2030-01-02` or `01-02`, does not break at its hyphens. */
export const Dated = ({ text }: { text: string }) =>
  text.split(/((?:\d{4}-)?\d{2}-\d{2})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.day}>
        {part}
      </span>
    ),
  );
