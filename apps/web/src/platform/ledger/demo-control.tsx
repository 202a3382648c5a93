/** Loads the demo ledger into its own book, shows it, or takes it away again. */
import { Button } from '../../ui/button.tsx';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { notices } from '../notices/notices.ts';
import type { ScreenNotice } from '../screen/screen-notice.ts';
import { useAction } from '../use-action.ts';
import type { Answer } from './answer.ts';
import { notifyLedgerError } from './ledger-failed.tsx';
import { useLedger, useLedgerState } from './use-ledger.tsx';

/** Stands on every screen that shows demo data: says so, and takes them away with one click. */
const strings = defineStrings('demo-banner', {
  title: { de: 'Beispieldaten.', en: 'Demo data.' },
  line: {
    de: 'Du siehst einen Beispielbestand, getrennt von deinen eigenen Daten.',
    en: 'You are looking at a demo ledger, separate from your own data.',
  },
  remove: { de: 'Beispieldaten entfernen', en: 'Remove demo data' },
  own: { de: 'Eigene Daten zeigen', en: 'Show my own data' },
});

export function useDemoNotice(): ScreenNotice | undefined {
  const t = useStrings(strings);
  const state = useLedgerState();
  if (!('isDemo' in state) || !state.isDemo) return undefined;
  return {
    id: 'demo',
    tone: 'demo',
    title: t('title'),
    line: t('line'),
    action: <DemoActions hasOwn={state.ownEvents > 0} />,
  };
}

function DemoActions({ hasOwn }: { readonly hasOwn: boolean }) {
  const t = useStrings(strings);
  const ledger = useLedger();
  const locale = useLocale();
  const [isBusy, run] = useAction(async (work: () => Answer<void>) => {
    const done = await work();
    if (!done.ok) notifyLedgerError(done.error, locale);
  });
  return (
    <>
      {hasOwn && (
        <button type="button" className={LINK} onClick={() => run(() => ledger.showBook('own'))}>
          {t('own')}
        </button>
      )}
      <button type="button" className={LINK} onClick={() => run(() => ledger.removeDemo())} disabled={isBusy}>
        {t('remove')}
      </button>
    </>
  );
}

/** The other way in beside the first file, on every empty screen: one click, and the screen shows the demo ledger. */
export function TryDemoButton() {
  const t = useStrings(demoStrings);
  const [isBusy, open] = useOpenDemo();
  return (
    <Button loading={isBusy} onClick={open}>
      {t('try')}
    </Button>
  );
}

/** Shows the demo ledger, which is loaded first where it is not there yet. */
export function useOpenDemo() {
  const locale = useLocale();
  const ledger = useLedger();
  const state = useLedgerState();
  const hasDemo = 'hasDemo' in state && state.hasDemo;
  return useAction(async () => {
    const result = await (hasDemo ? ledger.showBook('demo') : ledger.loadDemo());
    if (!result.ok) notifyLedgerError(result.error, locale);
  });
}

const LINK = 'min-h-6 text-xs font-semibold underline underline-offset-2 touch:-my-2 touch:min-h-11';

const demoStrings = defineStrings('demo-control', {
  try: { de: 'Mit Beispiel ausprobieren', en: 'Try it with an example' },
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
