import { useState } from 'react';
import { useAction } from '../../lib/forms/action.ts';
import { PendingButton } from './PendingButton.tsx';
import { toast } from './toast.ts';

interface Props {
  className?: string;
  label: string;
  /** For assistive technology, where several have one label. */
  name?: string;
  /** Whether what is said afterwards also stays below the button, because it has to be read. */
  staysSaid?: boolean;
  /** Returns what is said afterwards. @throws ApiError */
  onPress: () => Promise<string>;
}

/** Does something at once, and says so. */
export function ActionButton(props: Props) {
  const { className = 'button', label, name, staysSaid = false, onPress } = props;
  const [said, setSaid] = useState('');
  const { pending, failure, run } = useAction(
    async () => {
      setSaid('');
      const message = await onPress();
      toast('success', message);
      if (staysSaid) setSaid(message);
    },
    (message) => toast('error', message),
  );
  return (
    <>
      <PendingButton
        className={className}
        pending={pending}
        failure={failure}
        aria-label={name}
        onClick={run}
      >
        {label}
      </PendingButton>
      {said && <span className="notice notice--info action-result">{said}</span>}
    </>
  );
}
