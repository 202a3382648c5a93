/** Title, sync of all wallets, and what concerns the whole list: export, import, services. */
import { Download, Ellipsis, KeyRound, RefreshCw, Upload } from 'lucide-react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { ScreenHeader } from '../../../../../platform/screen/screen-title.tsx';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Menu } from '../../../../../ui/menu.tsx';
import type { WalletSync } from '../../../parts/use-wallet-sync.ts';
import type { WalletList } from '../../../wallet-types.ts';
import { walletsStrings } from '../strings.ts';
import { useSyncAll } from '../use-sync-all.ts';
import { useWalletFile } from '../use-wallet-file.tsx';

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
