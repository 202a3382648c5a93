/** Title with the age of the prices in one line, and what can be done with the whole ledger: export, refresh, clear. */
import { berlinDayText } from '@cryptax/kernel';
import { Database, Download, Ellipsis, FileDown, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { saveBackup } from '../../../../../platform/ledger/save-backup.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { ScreenHeader } from '../../../../../platform/screen/screen-title.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { formatDay, formatRelativeTime } from '../../../../../ui/format/date.ts';
import { Menu, type MenuItem } from '../../../../../ui/menu.tsx';
import { ClearDialog } from '../../../../account/clear-dialog.tsx';
import { usePriceTracker } from '../../../../prices/use-live-prices.ts';
import { allEventRows, eventsCsv, holdingsCsv } from '../../../parts/export-files.ts';
import type { PortfolioModel } from '../../../portfolio-types.ts';
import { dashboardStrings } from '../strings.ts';

export interface OverviewHeadProps {
  readonly ledger: OpenLedger;
  readonly model: PortfolioModel | null;
}

export function OverviewHead({ ledger, model }: OverviewHeadProps) {
  const t = useStrings(dashboardStrings);
  const tracker = usePriceTracker();
  const { isAsking } = useObservable(tracker.state);
  const [isClearing, setClearing] = useState(false);
  const exportItems = useExportItems(ledger, model);
  return (
    <>
      <ScreenHeader
        context={usePriceLine(model)}
        actions={
          <>
            <Menu trigger={<Button icon={Download}>{t('export')}</Button>} items={exportItems} />
            <Button icon={RefreshCw} loading={isAsking} onClick={() => void tracker.update(0)}>
              {t('refresh')}
            </Button>
            <Menu
              trigger={<IconButton icon={Ellipsis} label={t('more')} />}
              items={[
                {
                  kind: 'action',
                  id: 'clear',
                  icon: Trash2,
                  danger: true,
                  label: ledger.isDemo ? t('clear.demo') : t('clear'),
                  onSelect: () => setClearing(true),
                },
              ]}
            />
          </>
        }
      />
      {isClearing && ledger.isDemo && <RemoveDemoDialog onClose={() => setClearing(false)} />}
      {isClearing && !ledger.isDemo && <ClearDialog onClose={() => setClearing(false)} />}
    </>
  );
}

function usePriceLine(model: PortfolioModel | null): string {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const now = useNow();
  const { last, updatedAt } = useObservable(usePriceTracker().state);
  if (updatedAt !== null && last?.mode === 'live') {
    return t('context.live', { age: formatRelativeTime(updatedAt, now, locale) });
  }
  const day = model?.priceSources
    .map(({ lastDay }) => lastDay)
    .sort()
    .at(-1);
  return day === undefined ? t('context') : t('context.days', { day: formatDay(day, locale) });
}

function useExportItems(ledger: OpenLedger, model: PortfolioModel | null): readonly MenuItem[] {
  const t = useStrings(dashboardStrings);
  const api = useLedger();
  const name = (what: string) => `cryptax-${what}-${berlinDayText(new Date().toISOString())}.csv`;
  const saveEvents = async () => {
    const rows = await allEventRows(api, ledger.book);
    if (!rows.ok) return notices.info(t('export.failed'));
    saveTextFile(name('buchungen'), eventsCsv(rows.value));
  };
  const save = async () => {
    const saved = await saveBackup(api, new Date());
    if (saved.ok) notices.success(t('export.done'));
    else notices.info(t('export.failed'));
  };
  return [
    {
      kind: 'action',
      id: 'holdings',
      icon: FileDown,
      label: t('export.holdings'),
      disabled: model === null,
      onSelect: () => saveTextFile(name('bestand'), holdingsCsv(model?.assets ?? [])),
    },
    { kind: 'action', id: 'events', icon: FileDown, label: t('export.events'), onSelect: () => void saveEvents() },
    { kind: 'action', id: 'backup', icon: Database, label: t('export.backup'), onSelect: () => void save() },
  ];
}

/** Demo data go without ceremony: they can be loaded again at any time. */
function RemoveDemoDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, remove] = useAction(async () => {
    try {
      const removed = await ledger.removeDemo();
      if (removed.ok) notices.success(t('clear.demo.done'));
      else notifyLedgerError(removed.error, locale);
    } finally {
      onClose();
    }
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('clear.demo')}
      description={t('clear.demo.line')}
      confirmLabel={t('clear.demo')}
      loading={isBusy}
      onConfirm={remove}
    />
  );
}
