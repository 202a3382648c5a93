/**
 * A mark on the root of the page while something is shown that other parts make room for. Not `:root:has(...)`: with that the
 * browser styles the whole page anew whenever anything is put into it.
 */
import { useEffect } from 'react';

type Mark = 'drawerPush' | 'bulkBar' | 'tourBar' | 'tourOpen' | 'tourColumn';

/** Several may show the same: the mark goes with the last of them. */
const shown: Record<Mark, number> = { drawerPush: 0, bulkBar: 0, tourBar: 0, tourOpen: 0, tourColumn: 0 };

export function useRootMark(mark: Mark, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    shown[mark] += 1;
    // No custom property: each of the page's elements would inherit it and be styled anew.
    dataset[mark] = '';
    return () => {
      shown[mark] -= 1;
      if (shown[mark] === 0) delete dataset[mark];
    };
  }, [mark, isShown]);
}
