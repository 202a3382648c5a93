/** Title, sync of all wallets, and what concerns the whole list: export, import, services. */
import { Download, Ellipsis, KeyRound, RefreshCw, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { ScreenHeader } from '../../../../../platform/screen/screen-title.tsx';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Menu } from '../../../../../ui/menu.tsx';
import type { WalletSync } from '../../../parts/use-wallet-sync.ts';
import type { WalletList } from '../../../wallet-types.ts';
import { walletsStrings } from '../strings.ts';

/** Ten thousand addresses take a tenth of it. */
const MAX_BYTES = 10_000_000;

interface WalletFile {
  /** Opens the file chooser. */
  readonly choose: () => void;
  /** Belongs anywhere on the page; nothing of it is seen. */
  readonly input: ReactNode;
}

/** Takes a wallet list from a file: only .json, what is there already is skipped, both counts are reported. */
export function useWalletFile(onChange: () => void): WalletFile {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    if (!file.name.toLowerCase().endsWith('.json')) return void notices.info(t('import.type'));
    const text = file.size > MAX_BYTES ? undefined : await file.text().catch(() => undefined);
    if (text === undefined) return void notices.info(t('import.unreadable'));
    const done = await ledger.importWallets(text);
    if (!done.ok) return notifyLedgerError(done.error, locale);
    notices.success(t('import.done', done.value));
    onChange();
  };
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void take(file);
          target.value = '';
        }}
      />
    ),
  };
}

export interface WalletsHeadProps {
  readonly list: WalletList;
  readonly sync: WalletSync;
  readonly onChange: () => void;
  readonly onServices: () => void;
}

export function WalletsHead({ list, sync, onChange, onServices }: WalletsHeadProps) {
  const t = useStrings(walletsStrings);
  const ledger = useLedger();
  const file = useWalletFile(onChange);
  const chained = list.isDemo ? [] : list.wallets.filter(({ chain }) => chain !== undefined);
  const all = useSyncAll(
    chained.map(({ id }) => id),
    sync,
  );
  const exportList = async () => {
    const text = await ledger.exportWallets();
    if (text.ok) saveTextFile('cryptax-wallets.json', text.value, 'application/json');
    else sync.fail(text.error);
  };
  return (
    <ScreenHeader
      context={t('context')}
      actions={
        <>
          {all.at !== undefined && (
            <p role="status" className="num self-center text-sm text-ink-2">
              {t('sync.all.at', { at: all.at, total: all.total })}
            </p>
          )}
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t('more')} />}
            items={[
              {
                kind: 'action',
                id: 'export',
                label: t('export'),
                icon: Download,
                disabled: chained.length === 0,
                onSelect: () => void exportList(),
              },
              {
                kind: 'action',
                id: 'import',
                label: t('import'),
                icon: Upload,
                disabled: list.isDemo,
                onSelect: file.choose,
              },
              { kind: 'separator', id: 'line' },
              { kind: 'action', id: 'services', label: t('services'), icon: KeyRound, onSelect: onServices },
            ]}
          />
          <Button
            icon={RefreshCw}
            loading={all.at !== undefined}
            disabled={chained.length === 0}
            onClick={() => void all.start()}
          >
            {t('sync.all')}
          </Button>
          {file.input}
        </>
      }
    />
  );
}

interface SyncAll {
  /** The wallet being read, counted from one; undefined while nothing runs. */
  readonly at: number | undefined;
  readonly total: number;
  readonly start: () => Promise<void>;
}

/**
 * All wallets one after the other: which one it is at, and at the end one notice for all of them. What a single wallet has to
 * say about its failure stands on its card.
 */
export function useSyncAll(ids: readonly string[], sync: WalletSync): SyncAll {
  const t = useStrings(walletsStrings);
  const [run, setRun] = useState<{ readonly at: number; readonly total: number }>();
  const start = async () => {
    const wanted = ids.filter((id) => !sync.running.has(id));
    const total = wanted.length;
    let [successful, added] = [0, 0];
    for (const [index, id] of wanted.entries()) {
      setRun({ at: index + 1, total });
      const done = await sync.sync(id, { quiet: true });
      if (done?.synced.status === 'synced') successful++;
      if (done?.kind === 'taken') added += done.taken.added;
    }
    setRun(undefined);
    const lines = [
      ...(added > 0 ? [t('sync.all.added', { count: added })] : []),
      ...(successful < total ? [t('sync.all.failed')] : []),
    ];
    notices[successful < total ? 'info' : 'success'](t('sync.all.done', { successful, total }), lines.join(' '));
  };
  return { at: run?.at, total: run?.total ?? ids.length, start };
}
