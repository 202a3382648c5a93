/** The columns of the candidates: what to sell, what it brings after costs, until when it counts, and what is advised. */
import { compare, dec } from '@cryptax/kernel';
import { ALL_WALLETS } from '@cryptax/ledger';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge, type BadgeTone } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DayText } from '../../../../../ui/date-text.tsx';
import { formatNumber } from '../../../../../ui/format/number-format.ts';
import { Money } from '../../../../../ui/money.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { Claim } from '../../../parts/plan-claims.tsx';
import type { HarvestCandidate } from '../../../planning-types.ts';
import { actionWords, dayBefore } from '../model/harvest-paper.ts';
import { lossHarvestingStrings } from '../strings.ts';

const TONES: Readonly<Record<HarvestCandidate['action'], BadgeTone>> = {
  strong: 'gain',
  recommend: 'gain',
  consider: 'info',
  avoid: 'neutral',
};

export function useCandidateColumns(
  onOpen: (row: HarvestCandidate) => void,
  onKeep: (asset: string) => void,
  isFinal: (asset: string) => boolean,
): readonly Column<HarvestCandidate>[] {
  const t = useStrings(lossHarvestingStrings);
  const locale = useLocale();
  return [
    {
      id: 'sell',
      header: t('sell'),
      width: 10,
      grow: true,
      cell: (row) => (
        <span className="flex items-center gap-2">
          <Coin symbol={row.asset} />
          <span>
            <CryptoAmount value={row.amount} unit={row.asset} className="block font-medium" />
            <span className="block text-2xs text-ink-3">{row.wallet === ALL_WALLETS ? '' : row.wallet}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'loss',
      header: t('loss'),
      align: 'right',
      width: 7.5,
      descendingFirst: true,
      compare: (a, b) => compare(dec(a.loss), dec(b.loss)),
      cell: ({ loss }) => <Money value={`-${loss}`} sign="always" />,
    },
    {
      id: 'saving',
      header: t('saving.short'),
      align: 'right',
      width: 7,
      priority: 2,
      cell: ({ taxSaving }) => <Money value={taxSaving} />,
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'right',
      width: 5.5,
      priority: 3,
      cell: ({ transactionCost }) => <Money value={transactionCost} />,
    },
    {
      id: 'benefit',
      header: t('benefit'),
      align: 'right',
      width: 7,
      cell: (row) => <Money value={row.netBenefit} sign="always" onWhy={() => onOpen(row)} whySign={false} />,
    },
    {
      id: 'roi',
      header: t('roi.short'),
      align: 'right',
      width: 5,
      priority: 3,
      cell: ({ roi }) => <span className="num">{formatNumber(roi, locale, { minimumFractionDigits: 2 })}</span>,
    },
    {
      id: 'carried',
      header: t('carriedShort'),
      align: 'right',
      width: 7,
      priority: 3,
      cell: ({ carriedForward }) => <Money value={carriedForward} />,
    },
    {
      id: 'until',
      header: t('until'),
      width: 6,
      priority: 4,
      cell: ({ freeFrom }) => <DayText day={dayBefore(freeFrom)} />,
    },
    { id: 'swing', header: t('swing'), width: 6, priority: 4, cell: ({ volatility }) => t(`swing.${volatility}`) },
    {
      id: 'action',
      header: t('advice'),
      width: 9,
      priority: 2,
      cell: (row) => <CandidateBadges row={row} isFinal={isFinal(row.asset)} />,
    },
    {
      id: 'keep',
      header: t('keep'),
      headerHidden: true,
      width: 6,
      priority: 2,
      cell: ({ asset }) => (
        <Button size="s" variant="quiet" onClick={() => onKeep(asset)}>
          {t('keep')}
        </Button>
      ),
    },
  ];
}

export interface CandidateBadgesProps {
  readonly row: HarvestCandidate;
  /** No open answer can change what the loss brings. */
  readonly isFinal: boolean;
}

export function CandidateBadges({ row, isFinal }: CandidateBadgesProps) {
  const t = useStrings(lossHarvestingStrings);
  return (
    <span className="flex flex-wrap gap-1">
      <Claim tone={TONES[row.action]} holds={isFinal}>
        {actionWords(row, t)}
      </Claim>
      {row.recentlyBought && <Badge tone="stale">{t('recent')}</Badge>}
    </span>
  );
}
