/** Loads the demo ledger into its own book, shows it, or takes it away again. */
import { Button } from '../../ui/button.tsx';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { notices } from '../notices/notices.ts';
import { useAction } from '../use-action.ts';
import type { Answer } from './answer.ts';
import { notifyLedgerError } from './ledger-failed.tsx';
import { useLedger, useLedgerState } from './use-ledger.tsx';

const demoStrings = defineStrings('demo-control', {
  load: { de: 'Beispieldaten laden', en: 'Load demo data' },
  show: { de: 'Beispieldaten zeigen', en: 'Show demo data' },
  remove: { de: 'Beispieldaten entfernen', en: 'Remove demo data' },
  loaded: { de: 'Beispieldaten geladen', en: 'Demo data loaded' },
  removed: { de: 'Beispieldaten entfernt', en: 'Demo data removed' },
});

export function DemoControl() {
  const t = useStrings(demoStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const state = useLedgerState();
  const hasDemo = 'hasDemo' in state && state.hasDemo;
  const [isBusy, run] = useAction(async (work: () => Answer<void>, done?: string) => {
    const result = await work();
    if (!result.ok) notifyLedgerError(result.error, locale);
    else if (done !== undefined) notices.success(done);
  });
  return (
    <div className="flex flex-wrap gap-2">
      {hasDemo ? (
        <Button loading={isBusy} onClick={() => run(() => ledger.removeDemo(), t('removed'))}>
          {t('remove')}
        </Button>
      ) : (
        <Button loading={isBusy} onClick={() => run(() => ledger.loadDemo(), t('loaded'))}>
          {t('load')}
        </Button>
      )}
      {hasDemo && 'isDemo' in state && !state.isDemo && (
        <Button variant="quiet" onClick={() => run(() => ledger.showBook('demo'))}>
          {t('show')}
        </Button>
      )}
    </div>
  );
}
