/** An answer of the ledger that did not come: what happened, what to do, and that nothing was lost by it. */
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { useStrings } from '../i18n/use-strings.ts';
import type { LedgerError } from './answer.ts';
import { LedgerErrorWords } from './ledger-error-words.tsx';

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
