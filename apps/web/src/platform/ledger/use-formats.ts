/** The supported formats; they never change while the page is open. */
import { useEffect, useState } from 'react';
import type { FormatInfo } from './import-types.ts';
import { useLedger } from './use-ledger.tsx';

export function useFormats(): readonly FormatInfo[] {
  const ledger = useLedger();
  const [formats, setFormats] = useState<readonly FormatInfo[]>([]);
  useEffect(() => {
    let isWanted = true;
    ledger.formats().then(
      (found) => {
        if (isWanted) setFormats(found);
      },
      // Without a worker there is no list; the screen says so through the ledger's state.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ledger]);
  return formats;
}
