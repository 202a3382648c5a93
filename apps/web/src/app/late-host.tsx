/**
 * Loads the parts that are not of the first paint once the first screen stands. The toast area is among them: its live
 * region must be in the page before the first notice, or screen readers miss it.
 */
import { type ComponentType, useEffect, useState } from 'react';

export function LateHost() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('./late-parts.tsx').then(({ LateParts }) => {
      if (!isGone) setParts(() => LateParts);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return Parts && <Parts />;
}
