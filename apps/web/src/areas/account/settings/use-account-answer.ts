/** An account call whose answer a section shows; `reload` asks again after a change. */
import type { Result } from '@cryptax/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccountFailure } from '../parts/account-failure.ts';

export interface AccountAnswer<T> {
  readonly answer: Result<T, AccountFailure> | undefined;
  readonly reload: () => void;
}

/** `question` must not depend on anything that changes while the section is shown. */
export function useAccountAnswer<T>(question: () => Promise<Result<T, AccountFailure>>): AccountAnswer<T> {
  const [answer, setAnswer] = useState<Result<T, AccountFailure>>();
  const ask = useRef(question);
  const reload = useCallback(() => {
    void ask.current().then(setAnswer);
  }, []);
  useEffect(reload, [reload]);
  return { answer, reload };
}
