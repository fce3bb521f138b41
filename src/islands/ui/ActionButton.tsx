import { useAction } from '../../lib/action.ts';
import { ActionFailure } from './ActionFailure.tsx';
import { useFocusBack } from './focus.ts';
import { toast } from './toast.ts';

interface Props {
  className?: string;
  label: string;
  /** For assistive technology, where several have one label. */
  name?: string;
  /** Returns what is said afterwards. @throws ApiError */
  onPress: () => Promise<string>;
}

/** Does something at once, and says so. */
export function ActionButton({ className = 'button', label, name, onPress }: Props) {
  const { pending, failure, run } = useAction(
    async () => toast('success', await onPress()),
    (message) => toast('error', message),
  );
  const button = useFocusBack(pending);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        disabled={pending}
        onClick={run}
      >
        {pending && <span className="spinner" aria-hidden="true" />}
        {label}
      </button>
      <ActionFailure failure={failure} />
    </>
  );
}
