/** A failed answer of the ledger as a notice, where the screen goes on as it is. */
import { helpForLedgerError } from '../help/help-for-code.ts';
import type { Locale } from '../i18n/strings.ts';
import { notices } from '../notices/notices.ts';
import type { LedgerError } from './answer.ts';
import { ledgerErrorText } from './error-text.ts';

export function tellLedgerError(error: LedgerError, locale: Locale): void {
  notices.info(ledgerErrorText(error, locale), undefined, helpForLedgerError(error.code));
}
