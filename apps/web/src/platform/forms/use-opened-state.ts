/**
 * What a form is saved against: the state it was opened with. Where that stands otherwise by then, nothing is written, and
 * the newer state is shown beside what was entered (`NewerState`) until the user has chosen; then it is the new base.
 */
import { useCallback, useMemo, useState } from 'react';

export interface OpenedState<T> {
  readonly base: T;
  /** How it stands now, while the user has not chosen yet. */
  readonly newer: T | undefined;
  readonly meet: (newer: T) => void;
  readonly settle: (newer: T) => void;
}

export function useOpenedState<T>(opened: T): OpenedState<T> {
  const [base, setBase] = useState(opened);
  const [newer, meet] = useState<T>();
  const settle = useCallback((stored: T) => {
    setBase(stored);
    meet(undefined);
  }, []);
  return useMemo(() => ({ base, newer, meet, settle }), [base, newer, settle]);
}
