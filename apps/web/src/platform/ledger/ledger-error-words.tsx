/** A failed answer of the ledger as a sentence, with the way to the article that explains it. */
import { helpForLedgerError } from '../help/help-for-code.ts';
import { LearnMore } from '../help/learn-more.tsx';
import { useLocale } from '../i18n/locale.tsx';
import type { LedgerError } from './answer.ts';
import { ledgerErrorText } from './error-text.ts';

export function LedgerErrorWords({ error }: { readonly error: LedgerError }) {
  return (
    <>
      {ledgerErrorText(error, useLocale())} <LearnMore slug={helpForLedgerError(error.code)} />
    </>
  );
}
