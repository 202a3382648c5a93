/** Whether the component is still on the page: what comes back after somebody closed a dialog must not act for it any more. */
import { useCallback, useEffect, useRef } from 'react';

export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
