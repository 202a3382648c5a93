/** Title, sync of all wallets, and what concerns the whole list: export, import, services. */
import { Download, Ellipsis, KeyRound, RefreshCw, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
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
import { useSyncAll } from '../use-sync-all.ts';

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
