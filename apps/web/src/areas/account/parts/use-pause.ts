/** Seconds until something may be asked for again; they are counted down on the screen. */
import { useEffect, useState } from 'react';

export interface Pause {
  readonly secondsLeft: number;
  readonly begin: (seconds: number) => void;
}

export function usePause(first: number): Pause {
  const [until, setUntil] = useState(() => Date.now() + first * 1_000);
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1_000));
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const begin = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1_000);
  };
  return { secondsLeft, begin };
}
