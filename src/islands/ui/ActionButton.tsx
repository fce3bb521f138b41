import { useState } from 'react';
import { useAction } from '../../lib/forms/action.ts';
import { PendingButton } from './PendingButton.tsx';
import { toast } from './toast.ts';

interface Props {
  className?: string;
  label: string;
  /** For assistive technology, where several have one label. */
  name?: string;
  disabled?: boolean;
  /** Whether what is said afterwards also stays below the button, because it has to be read. */
  staysSaid?: boolean;
  /** Returns what is said afterwards, if anything. @throws ApiError */
  onPress: () => Promise<string | void>;
}

/** Does something at once, and may say so. */
export function ActionButton(props: Props) {
  const { className = 'button', label, name, disabled, staysSaid = false, onPress } = props;
  const [said, setSaid] = useState('');
  const { pending, failure, run } = useAction(
    async () => {
      setSaid('');
      const message = await onPress();
      if (message) toast('success', message);
      if (message && staysSaid) setSaid(message);
    },
    (message) => toast('error', message),
  );
  return (
    <>
      <PendingButton
        className={className}
        pending={pending}
        failure={failure}
        disabled={disabled}
        aria-label={name}
        onClick={run}
      >
        {label}
      </PendingButton>
      {said && <span className="notice notice--info action-result">{said}</span>}
    </>
  );
}
