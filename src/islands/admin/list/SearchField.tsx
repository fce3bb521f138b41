import { useEffect, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import styles from './SearchField.module.css';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Milliseconds without a key before the list is asked. */
const pause = 300;

interface Props {
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches a list while one types. */
export function SearchField({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [said, setSaid] = useState(value);
  // The back button may have changed the address; what is being typed is never taken away.
  if (said !== value) {
    setSaid(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={adminTexts.search}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}
