import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Failed } from '../../ui/Failed.tsx';
import { Field } from '../../ui/Field.tsx';
import { useCombobox, type Option } from './combobox.ts';
import styles from './Combobox.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  name: string;
  label: string;
  placeholder: string;
  error?: ReactNode;
  /** A remark on what is chosen. */
  hint?: string | undefined;
  value: Option | null;
  /** Keep it stable with useCallback. */
  find: (text: string) => Promise<Option[]>;
  onChange: (option: Option | null) => void;
  /** Whether it begins with the focus, and its options in sight. */
  beginsOpen?: boolean;
}

/** A combobox: filters options while typing. */
export function Combobox(props: Props) {
  const { name, label, placeholder, error, hint, beginsOpen = false, ...settings } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const activeOption = useRef<HTMLLIElement>(null);
  const box = useCombobox(settings);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    // No implicit return: newer browsers return a promise, which React would take for the clean-up.
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [box.active, box.open]);
  useEffect(() => {
    // What is typed next replaces what is chosen.
    if (!box.isTyped && document.activeElement === input.current) input.current?.select();
  }, [box.isTyped, box.open]);
  const begin = useEffectEvent(() => {
    if (!beginsOpen) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'center' });
    box.show();
  });
  useEffect(() => begin(), []);
  const { resource } = box;
  const isEmpty = box.open && resource.state === 'ready' && box.options.length === 0;
  const retry = () => {
    // The focused button disappears.
    input.current?.focus();
    box.retry();
  };
  return (
    <Field label={label} error={error} hint={hint}>
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
              {box.options.map((option, index) => [
                option.group && option.group !== box.options[index - 1]?.group && (
                  <li key={option.group} role="presentation" className={styles.group} aria-hidden>
                    {option.group}
                  </li>
                ),
                // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the input keeps the focus and handles the keys
                <li
                  key={option.id}
                  ref={index === box.active ? activeOption : undefined}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === box.active}
                  aria-disabled={option.isDisabled}
                  data-taken={option.isTaken}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => box.choose(option)}
                >
                  <span>{option.text}</span>
                  <span className={styles.hint}>{option.hint}</span>
                </li>,
              ])}
            </ul>
          )}
          {box.open && resource.state === 'failed' && (
            // Focusable, so that pressing here does not blur the field.
            <div className={styles.failed} tabIndex={-1}>
              <Failed title={adminTexts().noChoices} reason={resource.message} onRetry={retry} />
            </div>
          )}
          <span className={isEmpty ? styles.none : 'visually-hidden'} role="status">
            {box.open &&
              resource.state === 'ready' &&
              (isEmpty ? adminTexts().noMatch : adminTexts().matches(box.options.length))}
          </span>
        </div>
      )}
    </Field>
  );
}
