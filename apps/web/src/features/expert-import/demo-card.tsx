/** Loads the demo ledger into its own book, or takes it away again. */
import { useState } from 'react';
import { useLocale } from '../../lib/i18n/locale.tsx';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { ledgerErrorText } from '../../lib/ledger/error-text.ts';
import type { Answer } from '../../lib/ledger/ledger-api.ts';
import { useLedger, useLedgerState } from '../../lib/ledger/use-ledger.tsx';
import { notices } from '../../lib/notices/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { expertImportStrings } from './strings.ts';

export function DemoCard() {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const state = useLedgerState();
  const [isBusy, setBusy] = useState(false);
  const hasDemo = 'hasDemo' in state && state.hasDemo;
  const run = async (work: () => Answer<void>, done: string) => {
    setBusy(true);
    const result = await work();
    setBusy(false);
    if (result.ok) notices.success(done);
    else notices.info(ledgerErrorText(result.error, locale));
  };
  return (
    <Card>
      <CardHead title={t('demo.title')} />
      <CardBody>
        <p className="text-sm text-ink-2">{t('demo.line')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {hasDemo ? (
            <Button loading={isBusy} onClick={() => void run(ledger.removeDemo, t('demo.removed'))}>
              {t('demo.remove')}
            </Button>
          ) : (
            <Button loading={isBusy} onClick={() => void run(ledger.loadDemo, t('demo.loaded'))}>
              {t('demo.load')}
            </Button>
          )}
          {hasDemo && 'isDemo' in state && !state.isDemo && (
            <Button variant="quiet" onClick={() => void ledger.showBook('demo')}>
              {t('demo.show')}
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
