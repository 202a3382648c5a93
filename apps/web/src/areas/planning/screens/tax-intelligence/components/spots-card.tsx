/** Sweet spots: per position how much goes without tax, the sweet spot, and what is expensive, drawn to scale. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { ShareBar } from '../../../../../ui/holding-bar.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { planningStrings } from '../../../parts/strings.ts';
import type { SweetSpot } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';

const SHOWN = 8;
const COLORS = { free: 'var(--free-fill)', sweet: 'var(--review-fill)', taxable: 'var(--taxable-fill)' } as const;
/** What nobody can promise yet; hatched, as the sweet spot is yellow too. */
const OPEN = 'repeating-linear-gradient(135deg, var(--review-fill) 0 3px, var(--review-tint) 3px 6px)';
const LEGEND = (['free', 'sweet', 'taxable'] as const).map((id) => ({ id, color: COLORS[id] }));

interface SpotsCardProps {
  readonly spots: readonly SweetSpot[];
  /** Whether no open answer changes what is said of the coin. */
  readonly isSure: (asset: string) => boolean;
}

export function SpotsCard({ spots, isSure }: SpotsCardProps) {
  const t = useStrings(taxIntelligenceStrings);
  const p = useStrings(planningStrings);
  const [showAll, setShowAll] = useState(false);
  return (
    <TitledCard title={t('spots')}>
      <p className="text-sm text-ink-2">{t('spots.line')}</p>
      {spots.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {[
            ...LEGEND.map(({ id, color }) => ({ color, words: t(`spots.${id}`) })),
            ...(spots.every(({ asset }) => isSure(asset)) ? [] : [{ color: OPEN, words: p('result.open') }]),
          ].map(({ color, words }) => (
            <li key={words} className="flex items-center gap-1.5">
              <span aria-hidden="true" className="mark-fill h-2 w-4 rounded-xs" style={{ background: color }} />
              {words}
            </li>
          ))}
        </ul>
      )}
      {spots.length === 0 && <EmptyState title={p('positions.nothing')} />}
      <ul className="mt-2 divide-y divide-line">
        {(showAll ? spots : spots.slice(0, SHOWN)).map((spot) => (
          <Spot key={spot.asset} spot={spot} isSure={isSure(spot.asset)} />
        ))}
      </ul>
      {spots.length > SHOWN && (
        <Button size="s" variant="quiet" className="-ml-2.5" onClick={() => setShowAll(!showAll)}>
          {showAll ? p('positions.less') : p('positions.more', { count: spots.length })}
        </Button>
      )}
    </TitledCard>
  );
}

function Spot({ spot, isSure }: { readonly spot: SweetSpot; readonly isSure: boolean }) {
  const t = useStrings(taxIntelligenceStrings);
  const euro = useEuro();
  const { asset, value, freeUpTo, sweetUpTo, taxOfAll, status } = spot;
  const [all, free, sweet] = [Number(value), Number(freeUpTo), Number(sweetUpTo)];
  /** Of a position that is worth nothing no part is wider than another. */
  const shareOf = (part: number) => (all === 0 ? 0 : Math.max(0, part) / all);
  const isSaving = taxOfAll.startsWith('-');
  const tax = euro(isSaving ? taxOfAll.slice(1) : taxOfAll, { whole: true });
  const upTo = euro(freeUpTo, { whole: true });
  const booked =
    status === 'all-free'
      ? t(isSaving ? 'spots.all-saves' : 'spots.all-free', { tax })
      : t(status === 'limit-reached' ? 'spots.limit-reached' : 'spots.part-free', { value: upTo, tax });
  const words = isSure ? booked : t('spots.open', { value: upTo });
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <Coin symbol={asset} size={28} />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-3">
          <span className="font-medium">{readable(asset)}</span>
          <Money value={value} />
        </span>
        <ShareBar
          className="mt-1"
          size="m"
          label={isSure ? t('spots.bar', { asset, free: euro(freeUpTo), value: euro(value) }) : words}
          parts={
            isSure
              ? [
                  { id: 'free', color: COLORS.free, share: shareOf(free) },
                  { id: 'sweet', color: COLORS.sweet, share: shareOf(sweet - free) },
                  { id: 'taxable', color: COLORS.taxable, share: shareOf(all - Math.max(sweet, free)) },
                ]
              : [{ id: 'open', color: OPEN, share: 1 }]
          }
        />
        <span className="mt-1 block text-xs text-ink-2">{words}</span>
      </span>
    </li>
  );
}
