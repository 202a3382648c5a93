/** Wallets and exchanges: what each holds, how fresh that is, whether the chain agrees. Works with an empty ledger too. */
import { Link } from '@tanstack/react-router';
import { FileJson, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { TryDemoButton } from '../../../../platform/ledger/demo-control.tsx';
import { LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import type { WalletProofs } from '../../../../platform/ledger/proof-types.ts';
import { useAnswer, useLedger, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../platform/ledger/use-steps.ts';
import { useObservable } from '../../../../platform/observable.ts';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { WaitingCard } from '../../../../ui/skeleton.tsx';
import { UpgradeDialog } from '../../../import/upgrade-dialog.tsx';
import { useLiveOffNotice } from '../../../prices/live-off-callout.tsx';
import { browserWallet } from '../../browser-wallet.ts';
import { useWalletSync } from '../../parts/use-wallet-sync.ts';
import type { WalletCard, WalletList } from '../../wallet-types.ts';
import { AddWalletCard } from './components/add-wallet-card.tsx';
import { DetailsDrawer } from './components/details-drawer.tsx';
import { ServicesDialog } from './components/services-dialog.tsx';
import { WalletCardView } from './components/wallet-card.tsx';
import { WalletStats } from './components/wallet-stats.tsx';
import { useWalletFile, WalletsHead } from './components/wallets-head.tsx';
import { cardProof } from './proof/proof-model.ts';
import { ProofPanel } from './proof/proof-panel.tsx';
import { walletsStrings } from './strings.ts';
import { useWallets } from './wallet-model.ts';

export function WalletsScreen() {
  const t = useStrings(walletsStrings);
  const wallets = useWallets();
  if (wallets.kind === 'ready') {
    return <Wallets list={wallets.list} book={wallets.book} turn={wallets.turn} onChange={wallets.reload} />;
  }
  return (
    <>
      <ScreenHeader context={t('context')} />
      {wallets.kind === 'failed' ? <LedgerFailed error={wallets.error} /> : <WaitingCard rows={5} />}
    </>
  );
}

/** The screen with data: head with bulk actions, key figures, the form, one card per wallet. */
interface WalletsProps {
  readonly list: WalletList;
  readonly book: 'own' | 'demo';
  /** Rises when the wallets are asked for again. */
  readonly turn: number;
  readonly onChange: () => void;
}

type Open =
  | { readonly kind: 'details' | 'proof' | 'delete'; readonly id: string }
  | { readonly kind: 'services' }
  | null;

function Wallets({ list, book, turn, onChange }: WalletsProps) {
  const t = useStrings(walletsStrings);
  // Asked apart from the list: cards are there at once, whatever there is to prove.
  const asked = useAnswer(`wallet proofs ${book} ${turn}`, (api) => api.walletProofs(book));
  const proofs = asked.kind === 'ready' && book === 'own' ? asked.value : NO_PROOFS;
  const sync = useWalletSync(onChange);
  const liveOff = useLiveOffNotice(list.prices.mode === 'off' && list.wallets.length > 0);
  const [open, setOpen] = useState<Open>(null);
  const opened = open !== null && 'id' in open ? list.wallets.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(null);
  return (
    <div className="@container">
      <NoticeLine more={[liveOff]} />
      <WalletsHead list={list} sync={sync} onChange={onChange} onServices={() => setOpen({ kind: 'services' })} />
      <WalletStats list={list} running={sync.running} />
      {book === 'demo' ? <DemoNote /> : <AddWalletCard sync={sync} onAdded={onChange} />}
      <ul className="mt-4 grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {list.wallets.length === 0 && (
          <li className="min-w-0 self-center @5xl:col-span-2">
            <EmptyState
              title={t('empty.title')}
              action={
                <span className="flex flex-wrap justify-center gap-2">
                  <Link to="/smart-import" className={buttonClass({ variant: 'primary' })}>
                    {t('way.file.go')}
                  </Link>
                  {book === 'own' && <TryDemoButton />}
                </span>
              }
            >
              {t('empty.text')}
            </EmptyState>
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
              onOutputs={() => void sync.takeOutputs(wallet.id)}
              onDetails={() => setOpen({ kind: 'details', id: wallet.id })}
              proof={cardProof(wallet.id, proofs.coins)}
              onProof={() => setOpen({ kind: 'proof', id: wallet.id })}
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
      {opened !== undefined && (open?.kind === 'details' || open?.kind === 'proof') && (
        <DetailsDrawer
          key={opened.id}
          book={book}
          wallet={opened}
          first={open.kind === 'proof' ? 'proof' : 'overview'}
          proof={<ProofPanel wallet={opened} wallets={list.wallets} proofs={proofs} />}
          onClose={close}
          onChange={onChange}
        />
      )}
      {opened !== undefined && open?.kind === 'delete' && (
        <DeleteDialog wallet={opened} onClose={close} onChange={onChange} />
      )}
      {open?.kind === 'services' && <ServicesDialog onClose={close} />}
      <UpgradeDialog open={sync.limit !== null} onClose={sync.clearLimit} reason={sync.limit ?? ''} />
    </div>
  );
}

const NO_PROOFS: WalletProofs = { coins: [], typed: [] };

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

/** Why every wallet counts, and the two quickest ways to another one. */
function MissingCard({ onChange }: { readonly onChange: () => void }) {
  const t = useStrings(walletsStrings);
  const found = useObservable(browserWallet.found);
  const file = useWalletFile(onChange);
  return (
    <section className="h-full rounded-lg border border-dashed border-line-strong p-4.5">
      <h2 className="text-base font-semibold">{t('missing.title')}</h2>
      <p className="mt-1 text-sm leading-5 text-ink-2">{t('missing.text')}</p>
      {found.map(({ id, name }) => (
        <p key={id} className="mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-sm">
          <Icon icon={Wallet} size={15} className="text-ink-3" />
          <span className="min-w-0 flex-1">{t('missing.browser', { name })}</span>
          <Link to="/wallet-connect" className={linkClass()}>
            {t('missing.connect')}
          </Link>
        </p>
      ))}
      <p className="mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-sm">
        <Icon icon={FileJson} size={15} className="text-ink-3" />
        <span className="min-w-0 flex-1">{t('missing.list')}</span>
        <button type="button" className={linkClass()} onClick={file.choose}>
          {t('missing.import')}
        </button>
      </p>
      {file.input}
    </section>
  );
}

/** Deleting a wallet asks first, and asks what becomes of its events. */
interface DeleteDialogProps {
  readonly wallet: WalletCard;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

function DeleteDialog({ wallet, onClose, onChange }: DeleteDialogProps) {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const [withEvents, setWithEvents] = useState(false);
  const [isBusy, remove] = useAction(async () => {
    const done = await ledger.removeWallet(wallet.id, withEvents);
    onClose();
    onChange();
    if (!done.ok) notifyLedgerError(done.error, locale);
    else await announceDone(t('deleted'), undefined, onChange);
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('delete.title', { name: wallet.name })}
      description={t('delete.text')}
      confirmLabel={t('delete')}
      loading={isBusy}
      onConfirm={remove}
    >
      {wallet.events > 0 && (
        <Checkbox
          className="mt-3"
          checked={withEvents}
          onCheckedChange={setWithEvents}
          label={t('delete.events', { count: wallet.events })}
          note={t('delete.events.note')}
        />
      )}
    </ConfirmDialog>
  );
}
