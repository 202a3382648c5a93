/**
 * The toast area, loaded once the first screen stands: notices are not part of the first paint, but their live region
 * must be in the page before the first notice, or screen readers miss it.
 */
import { type ComponentType, useEffect, useState } from 'react';

export function LateNotices() {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('./notice-area.tsx').then(({ NoticeArea }) => {
      if (!isGone) setArea(() => NoticeArea);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return Area && <Area />;
}
