/** Everything about one wallet on a chain: address, check against the chain, tokens with their flags, history. */
import { findChain } from '@cryptax/onchain';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Drawer } from '../../../../../ui/drawer.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../../ui/tabs.tsx';
import { HistoryList } from '../../../parts/history-list.tsx';
import type { WalletCard } from '../../../wallet-types.ts';
import { detailStrings } from '../details-strings.ts';
import { DetailsOverview } from './details-overview.tsx';
import { TokenList } from './token-list.tsx';

const PAGE = 25;

export interface DetailsDrawerProps {
  readonly wallet: WalletCard;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

type Tab = 'overview' | 'tokens' | 'history';

export function DetailsDrawer({ wallet, onClose, onChange }: DetailsDrawerProps) {
  const t = useStrings(detailStrings);
  const [tab, setTab] = useState<Tab>('overview');
  const [limit, setLimit] = useState(PAGE);
  const [turn, setTurn] = useState(0);
  const { chain } = wallet;
  const mark = `${chain?.lastSync ?? ''} ${chain?.transactions ?? 0} ${turn}`;
  const details = useAnswer(`wallet details ${wallet.id} ${limit} ${mark}`, (api) =>
    api.walletDetails(wallet.id, { offset: 0, limit }),
  );
  const ready = details.kind === 'ready' ? details.value : undefined;
  const changed = () => {
    setTurn((before) => before + 1);
    onChange();
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      eyebrow={t('eyebrow')}
      title={wallet.name}
      subtitle={chain === undefined ? undefined : findChain(chain.chain)?.name}
    >
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
              content: <DetailsOverview wallet={wallet} details={ready} />,
            },
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
    </Drawer>
  );
}
