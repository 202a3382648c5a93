/** What the page, the worker and the storage do right now. */
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '@cryptax/tax-de';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageMetrics, watchLongTasks } from '../../../platform/dev-mode/dev-metrics.ts';
import { errorLog } from '../../../platform/dev-mode/error-log.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { useObservable } from '../../../platform/observable.ts';
import { serviceMonitor } from '../../../platform/services/services.ts';
import { useNow } from '../../../platform/use-now.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { formatFileSize } from '../../../ui/format/file-size.ts';
import { Money } from '../../../ui/money.tsx';
import { devPanelStrings } from './strings.ts';
import { useLedgerMetrics } from './use-ledger-metrics.ts';

const REFRESH_MS = 5_000;

export function MonitorTab() {
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
          {
            id: 'tasks',
            term: t('tasks'),
            value: t('tasks.value', { count: page.longTasks, ms: page.longestTaskMs }),
          },
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
