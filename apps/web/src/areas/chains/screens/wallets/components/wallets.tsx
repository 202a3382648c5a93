/** The screen with data: head with bulk actions, key figures, the form, one card per wallet. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useLedger, useLedgerState } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { UpgradeDialog } from '../../../../import/upgrade-dialog.tsx';
import { LiveOffCallout } from '../../../../prices/live-off-callout.tsx';
import { useWalletSync } from '../../../parts/use-wallet-sync.ts';
import type { WalletList } from '../../../wallet-types.ts';
import { walletsStrings } from '../strings.ts';
import { AddWalletCard } from './add-wallet-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { MissingCard } from './missing-card.tsx';
import { ServicesDialog } from './services-dialog.tsx';
import { WalletCardView } from './wallet-card.tsx';
import { WalletStats } from './wallet-stats.tsx';
import { WalletsHead } from './wallets-head.tsx';

export interface WalletsProps {
  readonly list: WalletList;
  readonly book: 'own' | 'demo';
  readonly onChange: () => void;
}

type Open = { readonly kind: 'details' | 'delete'; readonly id: string } | { readonly kind: 'services' } | null;

export function Wallets({ list, book, onChange }: WalletsProps) {
  const t = useStrings(walletsStrings);
  const sync = useWalletSync(onChange);
  const [open, setOpen] = useState<Open>(null);
  const opened = open !== null && 'id' in open ? list.wallets.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(null);
  return (
    <div className="@container">
      <WalletsHead list={list} sync={sync} onChange={onChange} onServices={() => setOpen({ kind: 'services' })} />
      <WalletStats list={list} running={sync.running} />
      {list.prices.mode === 'off' && list.wallets.length > 0 && <LiveOffCallout className="mt-4" />}
      {book === 'demo' ? <DemoNote /> : <AddWalletCard sync={sync} onAdded={onChange} />}
      <ul className="mt-4 grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {list.wallets.length === 0 && (
          <li className="min-w-0 self-center @5xl:col-span-2">
            <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
          </li>
        )}
        {list.wallets.map((wallet) => (
          <li key={wallet.id} className="min-w-0">
            <WalletCardView
              wallet={wallet}
              usd={list.usd}
              isDemo={list.isDemo}
              run={sync.running.get(wallet.id)}
              onSync={() => void sync.sync(wallet.id)}
              onStop={() => sync.cancel(wallet.id)}
              onTake={() => void sync.takeOver(wallet.id)}
              onDetails={() => setOpen({ kind: 'details', id: wallet.id })}
              onDelete={() => setOpen({ kind: 'delete', id: wallet.id })}
            />
          </li>
        ))}
        {book === 'own' && (
          <li className="min-w-0">
            <MissingCard onChange={onChange} />
          </li>
        )}
      </ul>
      {opened !== undefined && open?.kind === 'details' && (
        <DetailsDrawer key={opened.id} wallet={opened} onClose={close} onChange={onChange} />
      )}
      {opened !== undefined && open?.kind === 'delete' && (
        <DeleteDialog wallet={opened} onClose={close} onChange={onChange} />
      )}
      {open?.kind === 'services' && <ServicesDialog onClose={close} />}
      <UpgradeDialog open={sync.limit !== null} onOpenChange={sync.clearLimit} reason={sync.limit ?? ''} />
    </div>
  );
}

function DemoNote() {
  const t = useStrings(walletsStrings);
  const ledger = useLedger();
  const state = useLedgerState();
  // Who has data of his own finds the way to them in the banner above.
  const isOffered = 'ownEvents' in state && state.ownEvents === 0;
  return (
    <Callout
      tone="demo"
      className="mt-4"
      action={
        isOffered && (
          <Button size="s" onClick={() => void ledger.showBook('own')}>
            {t('demo.own')}
          </Button>
        )
      }
    >
      {t('demo.only')}
    </Callout>
  );
}
