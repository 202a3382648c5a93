/**
 * How many lines of a table are drawn. The first ones come at once, the rest a few per frame: twenty full rows in one go
 * would hold up the page for longer than a frame on a slow machine.
 */
import { useEffect, useState } from 'react';

const PER_FRAME = 6;

export function useGrowing(total: number): number {
  const [most, setMost] = useState(PER_FRAME);
  useEffect(() => {
    if (most >= total) return;
    const frame = requestAnimationFrame(() => setMost(most + PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [most, total]);
  return Math.min(most, total);
}
