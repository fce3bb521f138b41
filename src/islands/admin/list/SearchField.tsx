import { useEffect, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import type { FilterProps } from './FilterField.tsx';
import { adminTexts } from '../../../lib/texts/texts.ts';

/** Milliseconds to wait after the last key before searching. */
const pause = 300;

interface Props extends FilterProps<'search'> {
  label?: string;
}

/** Searches a list while typing. */
export function SearchField({ filters, onFilter, label = adminTexts().search }: Props) {
  const { search: value = '' } = filters;
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // Follow changes of the address, for example by the back button, but never overwrite what is being typed.
  if (lastValue !== value) {
    setLastValue(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onFilter('search', text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, value, onFilter]);
  return (
    <TextField
      type="search"
      label={label}
      value={text}
      maxLength={100}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
    />
  );
}
