/** The present moment in milliseconds, renewed at an interval: for ages that grow while one looks at them. */
import { useEffect, useState } from 'react';

export function useNow(everyMs = 5_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
