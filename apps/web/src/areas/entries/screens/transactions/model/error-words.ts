/** A refused change as a sentence: obstacles of an edit have words of their own here, everything else those of the ledger. */
import { type Locale, translate } from '../../../../../platform/i18n/strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { errorStrings } from '../strings/error-strings.ts';

export function errorWords(error: LedgerError, locale: Locale): string {
  if (error.code === 'edit.impossible') return translate(errorStrings, locale, error.reason);
  if (error.code === 'event.missing') return translate(errorStrings, locale, 'missing');
  return ledgerErrorText(error, locale);
}
