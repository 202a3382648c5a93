/** An answer of the ledger that did not come: what happened, what to do, and that nothing was lost by it. */
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedState } from '../../ui/empty-state.tsx';
import { helpForLedgerError } from '../help/help-for-code.ts';
import { LearnMore } from '../help/learn-more.tsx';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { defineStrings, type Locale } from '../i18n/strings.ts';
import { notices } from '../notices/notices.ts';
import type { LedgerError } from './answer.ts';
import { ledgerErrorText } from './error-text.ts';

const strings = defineStrings('ledger-failed', {
  store: { de: 'Deine Daten lassen sich gerade nicht öffnen', en: 'Your data cannot be opened right now' },
  other: { de: 'Das ließ sich gerade nicht berechnen', en: 'This could not be worked out right now' },
});

export interface LedgerFailedProps {
  readonly error: LedgerError;
  /** One line inside a list or a trail, where the rest of the screen stands as it is. */
  readonly inline?: boolean | undefined;
}

export function LedgerFailed({ error, inline = false }: LedgerFailedProps) {
  const t = useStrings(strings);
  if (inline) {
    return (
      <div role="alert">
        <Callout tone="danger" size="line">
          <LedgerErrorWords error={error} />
        </Callout>
      </div>
    );
  }
  return (
    <Card>
      <FailedState
        title={t(error.code.startsWith('store.') ? 'store' : 'other')}
        className="min-h-80"
        onRetry={() => window.location.reload()}
      >
        <LedgerErrorWords error={error} />
      </FailedState>
    </Card>
  );
}

/** A failed answer of the ledger as a notice, where the screen goes on as it is. */
export function notifyLedgerError(error: LedgerError, locale: Locale): void {
  notices.info(ledgerErrorText(error, locale), undefined, helpForLedgerError(error.code));
}

/** A failed answer of the ledger as a sentence, with the way to the article that explains it. */
export function LedgerErrorWords({ error }: { readonly error: LedgerError }) {
  return (
    <>
      {ledgerErrorText(error, useLocale())} <LearnMore slug={helpForLedgerError(error.code)} />
    </>
  );
}
