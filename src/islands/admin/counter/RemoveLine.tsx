import { counterTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import lines from '../../ui/Lines.module.css';

interface Props {
  /** What the line says. */
  name: string;
  question?: string;
  /** @throws ApiError */
  onRemove: () => Promise<void>;
}

/** Removes a line of the price, after a question. */
export function RemoveLine({ name, question, onRemove }: Props) {
  const texts = counterTexts();
  return (
    <ConfirmedButton
      className={`button button--quiet button--icon ${lines.remove}`}
      icon="close"
      label={texts.removeLine(name)}
      question={question ?? texts.removeQuestion}
      hint={name}
      confirm={texts.remove}
      onConfirm={onRemove}
    />
  );
}
