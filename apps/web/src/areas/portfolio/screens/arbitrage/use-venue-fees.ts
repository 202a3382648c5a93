/** What the ledger knows of fees, with what the user types taking effect at once and being kept. */
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import type { TypedFees, VenueFees } from '../../../../platform/ledger/price-types.ts';
import { tellLedgerError } from '../../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';

export function useVenueFees(known: VenueFees): readonly [VenueFees, (typed: TypedFees) => void] {
  const ledger = useLedger();
  const locale = useLocale();
  const [typed, setTyped] = useState<TypedFees>();
  const change = async (next: TypedFees) => {
    setTyped(next);
    const kept = await ledger.setTypedFees(next);
    if (!kept.ok) tellLedgerError(kept.error, locale);
  };
  return [typed === undefined ? known : { ...known, typed }, (next) => void change(next)];
}
