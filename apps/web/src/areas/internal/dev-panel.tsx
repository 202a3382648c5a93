/** The developer panel (Ctrl+Shift+D): monitor, tests, tax test and console. Only in dev mode; every figure is measured. */
import { ENGINE_VERSION, estimateTax, RULE_BOOK_VERSION, yearRules } from '@cryptax/tax-de';
import { Link, useRouterState } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { pageMetrics, watchLongTasks } from '../../platform/dev-mode/dev-metrics.ts';
import { errorLog } from '../../platform/dev-mode/error-log.ts';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import type { LedgerState } from '../../platform/ledger/ledger-state.ts';
import { useAnswer, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../platform/observable.ts';
import { serviceMonitor } from '../../platform/services/services.ts';
import { runningTaxYear } from '../../platform/tax-year/tax-year.ts';
import { useNow } from '../../platform/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { inputClass, linkClass } from '../../ui/class-names.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { formatClock } from '../../ui/format/date.ts';
import { formatEuro } from '../../ui/format/euro.ts';
import { formatFileSize } from '../../ui/format/number-format.ts';
import { Money, PercentText } from '../../ui/money.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { devPanelStrings } from './self-test/strings.ts';
import { TestWidget } from './self-test/suite-screen.tsx';
import { SUITES } from './self-test/suites.data.ts';
import { useSuite } from './self-test/use-suite.ts';

type Tab = 'monitor' | 'tests' | 'tax' | 'console';

export function DevPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(devPanelStrings);
  const [tab, setTab] = useState<Tab>('monitor');
  return (
    <Drawer onClose={onClose} title={t('title')} eyebrow={t('eyebrow')}>
      <Tabs<Tab>
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'monitor', label: t('monitor'), content: <MonitorTab /> },
          { value: 'tests', label: t('tests'), content: <TestsTab /> },
          { value: 'tax', label: t('tax'), content: <TaxTestTab /> },
          { value: 'console', label: t('console'), content: <ConsoleTab /> },
        ]}
      />
    </Drawer>
  );
}

/** The last uncaught errors with their time. */
function ConsoleTab() {
  const t = useStrings(devPanelStrings);
  const errors = useObservable(errorLog);
  if (errors.length === 0) return <p className="text-sm text-ink-3">{t('no-errors')}</p>;
  return (
    <ol className="grid gap-1.5 rounded-md bg-sunken px-3 py-2.5 font-mono text-2xs leading-5 text-ink-2">
      {errors.toReversed().map(({ no, at, detail }) => (
        <li key={no} className="break-words">
          <span className="text-ink-3">{formatClock(at)}</span> {detail}
        </li>
      ))}
    </ol>
  );
}

/** The test widget, and the way to all test screens. */
function TestsTab() {
  const t = useStrings(devPanelStrings);
  const run = useSuite(SUITES.widget);
  return (
    <div className="grid gap-4">
      <TestWidget run={run} />
      <div className="flex flex-wrap items-center gap-4">
        <Button icon={Play} loading={run.phase === 'running'} onClick={() => void run.run()}>
          {t('run')}
        </Button>
        <Link to="/tests" className={linkClass('inline')}>
          {t('suites')}
        </Link>
      </div>
    </div>
  );
}

/** The tax on an amount, by the rules of this year and the user's own profile. */
const AMOUNT = { min: 100, max: 100_000, step: 100, start: 1_000 } as const;

function TaxTestTab() {
  const t = useStrings(devPanelStrings);
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState(String(AMOUNT.start));
  // What is typed may be out of bounds for a moment; what is computed never is.
  const amount = Math.min(AMOUNT.max, Math.max(AMOUNT.min, Number(typed) || AMOUNT.min));
  const asked = useAnswer('dev tax settings', (api) => api.taxSettings());
  const year = runningTaxYear(Date.now());
  const rules = yearRules(year);
  const profile = asked.kind === 'ready' ? asked.value.profile.years?.[String(year)] : undefined;
  const isFree = rules.ok && amount < Number(rules.value.privateSalesLimit.value);
  const { taxableIncome, joint = false, church } = profile ?? {};
  const estimate = estimateTax({ year, crypto: isFree ? '0.00' : amount.toFixed(2), taxableIncome, joint, church });
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor={id} className="mb-1 flex justify-between text-sm">
          {t('amount')} <span className="num font-semibold">{formatEuro(amount.toFixed(2), locale)}</span>
        </label>
        <input
          id={id}
          type="number"
          {...{ min: AMOUNT.min, max: AMOUNT.max, step: AMOUNT.step }}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={inputClass()}
        />
        <p className="mt-1 text-xs text-ink-3">{t('amount.hint')}</p>
      </div>
      {isFree && <p className="text-sm text-ink-2">{t('free')}</p>}
      {estimate.ok && (
        <DescriptionList
          sunken
          items={[
            { id: 'year', term: t('year', { year }), value: t(`kind.${estimate.value.kind}`) },
            { id: 'tax', term: t('extra'), value: <Money value={estimate.value.extraTax} /> },
            {
              id: 'rate',
              term: t('rate'),
              value: <PercentText ratio={(Number(estimate.value.extraTax) / amount).toFixed(4)} />,
            },
          ]}
        />
      )}
    </div>
  );
}

/** What the page, the worker and the storage do right now. */
const REFRESH_MS = 5_000;

function MonitorTab() {
  const t = useStrings(devPanelStrings);
  const locale = useLocale();
  const now = useNow(REFRESH_MS);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [tasks, setTasks] = useState<readonly PerformanceEntry[]>([]);
  useEffect(() => watchLongTasks(setTasks), []);
  const ledger = useLedgerMetrics(now);
  const server = useObservable(serviceMonitor.statuses).find(({ id }) => id === 'server');
  const page = pageMetrics(performance, tasks);
  const errors = useObservable(errorLog).length;
  const size = (bytes: number | null | undefined) => (bytes == null ? t('unknown') : formatFileSize(bytes, locale));
  const time = (ms: number | null | undefined) => (ms == null ? t('unknown') : t('ms', { ms: Math.round(ms) }));
  const versions = `${import.meta.env.VITE_APP_VERSION} · ${ENGINE_VERSION} · ${RULE_BOOK_VERSION}`;
  return (
    <>
      <DescriptionList
        items={[
          { id: 'route', term: t('route'), value: path },
          { id: 'load', term: t('load'), value: time(page.loadMs) },
          { id: 'bundle', term: t('bundle'), value: size(page.bundleBytes) },
          { id: 'memory', term: t('memory'), value: size(page.memoryBytes) },
          { id: 'tasks', term: t('tasks'), value: t('tasks.value', { count: page.longTasks, ms: page.longestTaskMs }) },
          { id: 'api', term: t('api'), value: time(server?.responseMs) },
          { id: 'storage', term: t('storage'), value: size(ledger.usedBytes) },
          { id: 'worker', term: t('worker'), value: ledger.worker },
          { id: 'positions', term: t('positions'), value: ledger.positions ?? t('unknown') },
          { id: 'value', term: t('value'), value: <Money value={ledger.value} missing={t('unknown')} /> },
          { id: 'errors', term: t('errors'), value: errors },
          { id: 'versions', term: t('versions'), value: versions },
        ]}
      />
      <p className="mt-4 text-xs text-ink-3">{t('refreshed')}</p>
    </>
  );
}

/** State of the worker and of what it holds, asked anew with each turn of the panel's clock. */
interface LedgerMetrics {
  readonly worker: string;
  readonly usedBytes: number | undefined;
  readonly positions: number | undefined;
  readonly value: string | null;
}

function useLedgerMetrics(turn: number): LedgerMetrics {
  const state = useLedgerState();
  const worker = useWorkerText(state);
  const book = 'book' in state ? state.book : 'own';
  const space = useAnswer(`dev space ${turn}`, (api) => api.storageSpace());
  const model = useAnswer('dev portfolio', (api) => api.portfolioModel(book, { range: 'all' }));
  return {
    worker,
    usedBytes: space.kind === 'ready' ? space.value.usedBytes : undefined,
    positions: model.kind === 'ready' ? model.value.assets.length : undefined,
    value: model.kind === 'ready' ? (model.value.totals.value ?? null) : null,
  };
}

function useWorkerText(state: LedgerState): string {
  const t = useStrings(devPanelStrings);
  switch (state.kind) {
    case 'loading':
      return t('worker.loading');
    case 'failed':
      return t('worker.failed', { code: state.error.code });
    case 'empty':
      return t('worker.empty');
    case 'ready':
      return t('worker.ready', { count: state.counts.events, revision: state.revision });
  }
}
