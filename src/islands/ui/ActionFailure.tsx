/** Why a button's action failed, below it until the next try. A toast announces it. */
export const ActionFailure = ({ failure }: { failure: string | null }) =>
  failure && <span className="notice notice--danger action-result">{failure}</span>;
