import { useEffect, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import styles from './SearchField.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';

/** Milliseconds to wait after the last key before searching. */
const pause = 300;

interface Props {
  /** The search in the address. */
  value: string;
  label?: string;
  onSearch: (text: string) => void;
}

/** Searches a list while typing. */
export function SearchField({ value, label = adminTexts().search, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // Follow changes of the address, for example by the back button, but never overwrite what is being typed.
  if (lastValue !== value) {
    setLastValue(value);
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
        label={label}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}
