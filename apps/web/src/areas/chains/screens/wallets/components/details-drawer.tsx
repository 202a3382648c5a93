/**
 * Everything about one wallet: whether its balances are proven; on a chain also address, check, tokens with their flags and
 * history.
 */
import { findChain, type SortedToken } from '@cryptax/onchain';
import type { Book } from '@cryptax/store';
import { type ReactNode, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { LedgerFailed, notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Drawer } from '../../../../../ui/drawer.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../../ui/tabs.tsx';
import { EvidenceSection } from '../../../../entries/evidence-section.tsx';
import { HistoryList } from '../../../parts/history-list.tsx';
import type { ChainStanding, WalletCard } from '../../../wallet-types.ts';
import { detailStrings } from '../details-strings.ts';
import { DetailsOverview } from './details-overview.tsx';
import { OwnershipForm } from './ownership-form.tsx';
import { YearEndForm } from './year-end-form.tsx';

const PAGE = 25;
const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

export interface DetailsDrawerProps {
  readonly book: Book;
  readonly wallet: WalletCard;
  /** The tab to begin with. */
  readonly first: Tab;
  /** The proof of its balances. */
  readonly proof: ReactNode;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

type Tab = 'overview' | 'proof' | 'tokens' | 'history';

export function DetailsDrawer(props: DetailsDrawerProps) {
  const t = useStrings(detailStrings);
  const { book, wallet, proof, onClose } = props;
  const { chain } = wallet;
  return (
    <Drawer
      onClose={onClose}
      eyebrow={t('eyebrow')}
      title={wallet.name}
      subtitle={chain === undefined ? undefined : findChain(chain.chain)?.name}
    >
      {chain === undefined ? (
        <>
          {proof}
          <EvidenceSection book={book} target={{ kind: 'wallet', id: wallet.id }} />
        </>
      ) : (
        <ChainDetails {...props} chain={chain} />
      )}
    </Drawer>
  );
}

/** Only these sign texts in a way that can be checked here; an extended key has no signature of its own. */
function canSign({ chain, address, isKey }: ChainStanding): boolean {
  return !isKey && (chain === 'bitcoin' || EVM_ADDRESS.test(address));
}

interface ChainDetailsProps extends DetailsDrawerProps {
  readonly chain: ChainStanding;
}

function ChainDetails({ book, wallet, chain, first, proof, onChange }: ChainDetailsProps) {
  const t = useStrings(detailStrings);
  const [tab, setTab] = useState<Tab>(first);
  const [limit, setLimit] = useState(PAGE);
  const [turn, setTurn] = useState(0);
  const [proven, setProven] = useState(0);
  const mark = `${chain.lastSync ?? ''} ${chain.transactions} ${turn}`;
  const details = useAnswer(`wallet details ${wallet.id} ${limit} ${mark}`, (api) =>
    api.walletDetails(wallet.id, { offset: 0, limit }),
  );
  const ready = details.kind === 'ready' ? details.value : undefined;
  const changed = () => {
    setTurn((before) => before + 1);
    onChange();
  };
  return (
    <>
      {details.kind === 'failed' && <LedgerFailed error={details.error} />}
      {details.kind === 'loading' && <SkeletonCard rows={6} />}
      {ready !== undefined && (
        <Tabs<Tab>
          label={t('tabs')}
          value={tab}
          onValueChange={setTab}
          items={[
            {
              value: 'overview',
              label: t('tab.overview'),
              content: (
                <>
                  <DetailsOverview wallet={wallet} details={ready} />
                  {book === 'own' && canSign(chain) && (
                    <OwnershipForm walletId={wallet.id} onProven={() => setProven((before) => before + 1)} />
                  )}
                  {book === 'own' && (
                    <YearEndForm walletId={wallet.id} onKept={() => setProven((before) => before + 1)} />
                  )}
                  <EvidenceSection key={proven} book={book} target={{ kind: 'wallet', id: wallet.id }} />
                </>
              ),
            },
            { value: 'proof', label: t('tab.proof'), content: proof },
            {
              value: 'tokens',
              label: t('tab.tokens'),
              count: ready.tokens.length,
              content: <TokenList walletId={wallet.id} tokens={ready.tokens} onChange={changed} />,
            },
            {
              value: 'history',
              label: t('tab.history'),
              count: ready.total,
              content: (
                <>
                  {ready.total === 0 && <p className="text-sm text-ink-3">{t('history.none')}</p>}
                  <HistoryList rows={ready.rows} />
                  {ready.rows.length < ready.total && (
                    <Button size="s" className="mt-3" onClick={() => setLimit((before) => before + PAGE)}>
                      {t('history.more', { count: Math.min(PAGE, ready.total - ready.rows.length) })}
                    </Button>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** Tokens with category and flags; what was sorted out stands apart and can be brought back. */
interface TokenListProps {
  readonly walletId: string;
  readonly tokens: readonly SortedToken[];
  readonly onChange: () => void;
}

function TokenList({ walletId, tokens, onChange }: TokenListProps) {
  const t = useStrings(detailStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [wanted, bait] = [tokens.filter(({ isSpam }) => !isSpam), tokens.filter(({ isSpam }) => isSpam)];
  const decide = async ({ asset, isSpam }: SortedToken) => {
    const done = await ledger.decideToken(walletId, asset.contract ?? asset.symbol, isSpam ? 'wanted' : 'spam');
    if (!done.ok) return notifyLedgerError(done.error, locale);
    onChange();
  };
  return (
    <div className="grid gap-5">
      {wanted.length === 0 && <p className="text-sm text-ink-3">{t('tokens.none')}</p>}
      <Rows tokens={wanted} action={t('token.spam')} onAction={(token) => void decide(token)} />
      {bait.length > 0 && (
        <section aria-labelledby="bait">
          <h3 id="bait" className="text-sm font-semibold">
            {t('tokens.spam')}
          </h3>
          <p className="mt-0.5 text-xs text-ink-2">{t('tokens.spam.text')}</p>
          <Rows tokens={bait} action={t('token.want')} onAction={(token) => void decide(token)} />
        </section>
      )}
    </div>
  );
}

interface RowsProps {
  readonly tokens: readonly SortedToken[];
  readonly action: string;
  readonly onAction: (token: SortedToken) => void;
}

function Rows({ tokens, action, onAction }: RowsProps) {
  const t = useStrings(detailStrings);
  return (
    <ul className="divide-y divide-line">
      {tokens.map((token) => {
        const { asset, ticker, category, flags, transfers, balance } = token;
        const symbol = ticker ?? (asset.symbol || '?');
        return (
          <li key={asset.contract ?? symbol} className="flex items-start gap-3 py-2.5 text-sm">
            <Coin symbol={symbol} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-1.5">
                <span className="font-medium break-all">{symbol}</span>
                <Badge>{t(`category.${category}`)}</Badge>
                {flags.map((flag) => (
                  <Badge key={flag} tone="stale">
                    {t(`flag.${flag}`)}
                  </Badge>
                ))}
              </p>
              <p className="font-mono text-xs break-all text-ink-3">{asset.contract}</p>
              <Button size="s" variant="quiet" className="-ml-2" onClick={() => onAction(token)}>
                {action}
              </Button>
            </div>
            <p className="shrink-0 text-right">
              <CryptoAmount value={balance} />
              <span className="block text-xs text-ink-3">{t('token.transfers', { count: transfers })}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
