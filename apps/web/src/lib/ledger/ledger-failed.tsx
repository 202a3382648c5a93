/** The database cannot be opened: what to do, and that nothing was lost by it. */
import { Card } from '../../ui/card.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { useStrings } from '../i18n/use-strings.ts';
import type { LedgerError } from './ledger-api.ts';
import { LedgerErrorWords } from './ledger-error-words.tsx';

const strings = defineStrings('ledger-failed', {
  title: { de: 'Deine Daten lassen sich gerade nicht öffnen', en: 'Your data cannot be opened right now' },
});

export function LedgerFailed({ error }: { readonly error: LedgerError }) {
  const t = useStrings(strings);
  return (
    <Card>
      <FailedState title={t('title')} className="min-h-80" onRetry={() => window.location.reload()}>
        <LedgerErrorWords error={error} />
      </FailedState>
    </Card>
  );
}
