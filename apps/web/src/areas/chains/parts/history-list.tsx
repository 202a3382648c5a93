/** Transactions of a wallet, newest first: what came, what went, whether the ledger has it. */
import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  CircleHelp,
  Flame,
  Gift,
  type LucideIcon,
  Minus,
} from 'lucide-react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { InstantText } from '../../../ui/date-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { HistoryRow } from '../wallet-types.ts';
import { historyStrings } from './strings.ts';

const ICONS: Readonly<Record<HistoryRow['kind'], LucideIcon>> = {
  sent: ArrowUpRight,
  received: ArrowDownLeft,
  moved: ArrowLeftRight,
  swap: ArrowLeftRight,
  income: Gift,
  fee: Flame,
  nothing: Minus,
  open: CircleHelp,
};

export function HistoryList({ rows }: { readonly rows: readonly HistoryRow[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.hash} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { readonly row: HistoryRow }) {
  const t = useStrings(historyStrings);
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <Icon icon={ICONS[row.kind]} size={16} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{t(`kind.${row.kind}`)}</span>
          {row.isFailed && <Badge tone="danger">{t('failed')}</Badge>}
          {row.isSpam && <Badge tone="stale">{t('spam')}</Badge>}
          {row.isInLedger && !row.isSpam && <Badge tone="gain">{t('in-ledger')}</Badge>}
        </p>
        <p className="text-xs text-ink-3">
          <InstantText at={Date.parse(row.at)} />
          {row.link !== '' && (
            <>
              {' · '}
              <a href={row.link} target="_blank" rel="noopener noreferrer" className={linkClass('inline')}>
                {row.hash.slice(0, 10)}…
              </a>
            </>
          )}
        </p>
      </div>
      <p className="grid shrink-0 justify-items-end">
        {row.legs.map(({ direction, asset, amount }) => (
          <CryptoAmount
            key={`${direction} ${asset}`}
            value={direction === 'in' ? amount : `-${amount}`}
            unit={asset.length > 12 ? `${asset.slice(0, 6)}…` : asset}
            sign="always"
          />
        ))}
      </p>
    </li>
  );
}
