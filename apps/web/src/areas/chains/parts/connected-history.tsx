/** History of the connected wallet: load, look at the first three and what they would change, take over or save. */
import { type ChainId, findChain } from '@cryptax/onchain';
import { Link } from '@tanstack/react-router';
import { Download, FileText, RefreshCw, Square } from 'lucide-react';
import { useState } from 'react';
import { saveTextFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ChainFailure, WalletPreview } from '../wallet-types.ts';
import { connectorStrings } from './connector-strings.ts';
import { sixAndSix } from './copy-address.tsx';
import { chainFailureWords } from './failure-words.ts';
import { HistoryList } from './history-list.tsx';
import { walletStrings } from './strings.ts';
import type { WalletSync } from './use-wallet-sync.ts';

export interface ConnectedHistoryProps {
  readonly chain: ChainId;
  readonly address: string;
  readonly name: string | null;
  readonly sync: WalletSync;
}

const ALL = 1_000_000;

export function ConnectedHistory({ chain, address, name, sync }: ConnectedHistoryProps) {
  const t = useStrings(connectorStrings);
  const label = `${name ?? findChain(chain)?.name ?? ''} ${sixAndSix(address)}`.trim();
  const history = useConnectedHistory({ chain, address, name: label, fail: sync.fail });
  const { state } = history;
  return (
    <TitledCard
      title={state.kind === 'ready' ? t('found', { count: state.preview.total }) : t('load')}
      actions={
        state.kind === 'loading' ? (
          <Button size="s" icon={Square} onClick={history.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button size="s" icon={RefreshCw} onClick={history.load}>
            {t('load')}
          </Button>
        )
      }
      bodyClass="grid gap-4"
    >
      {state.kind === 'idle' && <p className="text-sm text-ink-2">{t('load.note')}</p>}
      {state.kind === 'loading' && (
        <p className="text-sm text-ink-2" role="status">
          {t('loading', { count: state.transactions })}
        </p>
      )}
      {state.kind === 'failed' && <Failed failures={state.failures} />}
      {state.kind === 'ready' && (
        <Preview
          preview={state.preview}
          onTake={async () => {
            await sync.takeOver(state.preview.walletId);
            await history.refresh();
          }}
        />
      )}
    </TitledCard>
  );
}

function Failed({ failures }: { readonly failures: readonly ChainFailure[] }) {
  const t = useStrings(connectorStrings);
  const w = useStrings(walletStrings);
  return (
    <Callout tone="danger" title={`${t('load.failed')}:`}>
      {failures.map((failure) => chainFailureWords(failure, w)).join('; ')}
    </Callout>
  );
}

function Preview({ preview, onTake }: { readonly preview: WalletPreview; readonly onTake: () => Promise<void> }) {
  const t = useStrings(connectorStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { events, open, duplicates, ignored } = preview;
  const isDone = events + open === 0;
  const [isBusy, take] = useAction(async () => {
    await onTake();
  });
  const save = async () => {
    const all = await ledger.walletDetails(preview.walletId, { offset: 0, limit: ALL });
    if (!all.ok) return notifyLedgerError(all.error, locale);
    saveTextFile('wallet-transactions.json', JSON.stringify(all.value.rows, null, 2), 'application/json');
  };
  return (
    <>
      <HistoryList rows={preview.rows} />
      <p className="text-sm text-ink-2">
        {isDone ? t('import.done') : t('preview.counts', { events, open, duplicates, ignored })}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isDone && (
          <Button variant="primary" loading={isBusy} onClick={() => take()}>
            {t('import')}
          </Button>
        )}
        <Button icon={Download} onClick={() => void save()}>
          {t('export')}
        </Button>
        <Link to="/tax-report-exporter" className={buttonClass({})}>
          <Icon icon={FileText} size={15} /> {t('report')}
        </Link>
      </div>
    </>
  );
}

/** Shown before the user decides (specification 9). */
const PREVIEW_ROWS = 3;

type HistoryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly transactions: number }
  | { readonly kind: 'failed'; readonly failures: readonly ChainFailure[] }
  | { readonly kind: 'ready'; readonly preview: WalletPreview };

interface HistoryQuestion {
  readonly chain: ChainId;
  readonly address: string;
  readonly name: string;
  readonly fail: (error: LedgerError) => void;
}

/** Reads the history of one address step by step: into the list of wallets, over the chain's services, to a preview. */
function useConnectedHistory({ chain, address, name, fail }: HistoryQuestion) {
  const ledger = useLedger();
  const [state, setState] = useState<HistoryState>({ kind: 'idle' });
  const [walletId, setWalletId] = useState<string>();
  const stopWith = (error: LedgerError) => {
    fail(error);
    setState({ kind: 'idle' });
  };
  const preview = async (id: string) => {
    const answer = await ledger.previewWallet(id, PREVIEW_ROWS);
    if (answer.ok) setState({ kind: 'ready', preview: answer.value });
    else stopWith(answer.error);
  };
  const read = async () => {
    setState({ kind: 'loading', transactions: 0 });
    const added = await ledger.addWallets({ name, type: 'software', address, chains: [chain] });
    if (!added.ok) return stopWith(added.error);
    const list = await ledger.walletList('own');
    if (!list.ok) return stopWith(list.error);
    const wallet = list.value.wallets.find(
      (one) => one.chain?.chain === chain && one.chain.address.toLowerCase() === address.toLowerCase(),
    );
    if (wallet === undefined) return stopWith({ code: 'chain.wallet-missing' });
    setWalletId(wallet.id);
    const synced = await ledger.syncWallet(wallet.id, ({ transactions }) =>
      // Told late, it does not undo what has come meanwhile.
      setState((now) => (now.kind === 'loading' ? { kind: 'loading', transactions } : now)),
    );
    if (!synced.ok) return stopWith(synced.error);
    if (synced.value.status === 'error') setState({ kind: 'failed', failures: synced.value.failures });
    else if (synced.value.status === 'cancelled') setState({ kind: 'idle' });
    else await preview(wallet.id);
  };
  const [, load] = useAction(() =>
    read().finally(() => setState((now) => (now.kind === 'loading' ? { kind: 'idle' } : now))),
  );
  return {
    state,
    load,
    stop: () => void (walletId !== undefined && ledger.cancelSync(walletId)),
    refresh: async () => {
      if (walletId !== undefined) await preview(walletId);
    },
  };
}
