import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Failed } from '../../ui/Failed.tsx';
import { Field } from '../../ui/Field.tsx';
import { useCombobox, type Option } from './combobox.ts';
import styles from './Combobox.module.css';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

interface Props {
  name: string;
  label: string;
  placeholder: string;
  error?: ReactNode;
  value: Option | null;
  /** Keep it stable with useCallback. */
  find: (text: string) => Promise<Option[]>;
  onChange: (option: Option | null) => void;
}

/** A choice of many: one types a part of it, then chooses from what fits. */
export function Combobox({ name, label, placeholder, error, ...settings }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const marked = useRef<HTMLLIElement>(null);
  const box = useCombobox(settings);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    // Newer browsers answer with a promise, which would be taken for the effect's end.
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [box.active, box.open]);
  const { found } = box;
  const isEmpty = box.open && found.state === 'ready' && box.options.length === 0;
  const retry = () => {
    // The button goes, and the focus with it.
    input.current?.focus();
    box.retry();
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div
          className={styles.box}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) box.blur();
          }}
        >
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            name={name}
            autoComplete="off"
            placeholder={placeholder}
            aria-expanded={box.open}
            aria-controls={box.open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={
              box.open && box.options[box.active] ? optionId(box.active) : undefined
            }
            value={box.text}
            onChange={({ target }) => box.type(target.value)}
            onKeyDown={box.keyDown}
            onClick={box.show}
          />
          {box.open && (
            <ul role="listbox" tabIndex={-1} id={listId} aria-label={label} className={styles.list}>
              {box.options.map((option, index) => (
                // The keys are the input's, which keeps the focus.
                // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
                <li
                  key={option.id}
                  ref={index === box.active ? marked : undefined}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === box.active}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => box.choose(option)}
                >
                  <span>{option.text}</span>
                  <span className={styles.hint}>{option.hint}</span>
                </li>
              ))}
            </ul>
          )}
          {box.open && found.state === 'failed' && (
            // What is pressed here shall have the focus, or else the field is left.
            <div className={styles.failed} tabIndex={-1}>
              <Failed title={adminTexts.noChoices} reason={found.message} onRetry={retry} />
            </div>
          )}
          <span className={isEmpty ? styles.none : 'visually-hidden'} role="status">
            {box.open &&
              found.state === 'ready' &&
              (isEmpty ? adminTexts.noMatch : adminTexts.matches(box.options.length))}
          </span>
        </div>
      )}
    </Field>
  );
}
