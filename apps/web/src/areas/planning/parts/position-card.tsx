/** Which positions are sold: eight are shown, all are reachable. A position without a price cannot be chosen. */
import type { Book } from '@cryptax/store';
import { memo, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { readable } from '../../../platform/i18n/readable.ts';
import type { Locale, Translate } from '../../../platform/i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Coin } from '../../../ui/coin.tsx';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { formatPercent } from '../../../ui/format/number-format.ts';
import { ShareBar } from '../../../ui/holding-bar.tsx';
import { Money } from '../../../ui/money.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { type PriceWords, sourceName } from '../../prices/price-words.ts';
import { pricesStrings } from '../../prices/strings.ts';
import { useSureCoins } from '../../tax/year-range.tsx';
import type { PlanPosition, TypedPrices } from '../planning-types.ts';
import { PositionTable } from './position-table.tsx';
import { planningStrings } from './strings.ts';

export interface PositionCardProps extends PriceListProps {
  readonly book: Book;
  readonly chosen: readonly string[];
  readonly chosenValue: string;
  readonly onChoose: (assets: readonly string[]) => void;
  /** Offers the positions as a table too. */
  readonly hasViews?: boolean | undefined;
}

const SHOWN = 8;

/** Remembered: a move of the slider changes nothing here. */
export const PositionCard = memo(function PositionCard(props: PositionCardProps) {
  const { book, positions, chosen, chosenValue, onChoose, hasViews = false } = props;
  const isSure = useSureCoins(book);
  const t = useStrings(planningStrings);
  const euro = useEuro();
  const [showAll, setShowAll] = useState(false);
  const [view, setView] = useState<'cards' | 'table'>('cards');
  const priced = positions.filter(({ value }) => value !== null);
  const shown = showAll ? positions : positions.slice(0, SHOWN);
  const unpriced = positions.filter(({ value }) => value === null).map(({ asset }) => asset);
  const toggle = (asset: string, on: boolean) =>
    onChoose(on ? [...chosen, asset] : chosen.filter((candidate) => candidate !== asset));
  return (
    <TitledCard
      title={t('positions')}
      note={t('positions.chosen', { chosen: chosen.length, all: positions.length, value: euro(chosenValue) })}
      actions={
        <>
          {hasViews && (
            <Segmented
              label={t('view')}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'cards', label: t('view.cards') },
                { value: 'table', label: t('view.table') },
              ]}
            />
          )}
          <Button size="s" variant="quiet" onClick={() => onChoose(priced.map(({ asset }) => asset))}>
            {t('positions.all')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => onChoose([])}>
            {t('positions.none')}
          </Button>
        </>
      }
    >
      {positions.length === 0 && <EmptyState title={t('positions.nothing')} />}
      {view === 'table' ? (
        <PositionTable positions={positions} chosen={chosen} onChoose={onChoose} isSure={isSure} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2.5">
          {shown.map((position) => (
            <PositionTile
              key={position.asset}
              isSure={isSure(position.asset)}
              position={position}
              isChosen={chosen.includes(position.asset)}
              onToggle={(on) => toggle(position.asset, on)}
            />
          ))}
        </ul>
      )}
      {view === 'cards' && positions.length > SHOWN && (
        <Button size="s" variant="quiet" className="mt-2 -ml-2.5" onClick={() => setShowAll(!showAll)}>
          {showAll ? t('positions.less') : t('positions.more', { count: positions.length })}
        </Button>
      )}
      {unpriced.length > 0 && (
        <p className="mt-2 text-xs text-ink-3">
          {t('unpriced', { count: unpriced.length, names: unpriced.join(', ') })}
        </p>
      )}
      <PriceList positions={positions} typed={props.typed} onTyped={props.onTyped} />
    </TitledCard>
  );
});

interface PositionTileProps {
  readonly position: PlanPosition;
  /** No open question can change which lots are there. */
  readonly isSure: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (on: boolean) => void;
}

function PositionTile({ position, isSure, isChosen, onToggle }: PositionTileProps) {
  const t = useStrings(planningStrings);
  const locale = useLocale();
  const { asset, value, freeShare } = position;
  const share = formatPercent(freeShare, locale, { decimals: 0 });
  return (
    <li
      className={cx(
        'flex items-center gap-2.5 rounded-md border px-3 py-2',
        isChosen ? 'border-accent-line' : 'border-line',
      )}
    >
      <Checkbox
        checked={isChosen}
        disabled={value === null}
        onCheckedChange={onToggle}
        className="min-w-0 flex-1"
        label={
          <span className="flex items-center gap-2.5">
            <Coin symbol={asset} />
            <span className="min-w-0">
              <span className="block leading-4.5 font-semibold">{readable(asset)}</span>
              <Money value={value} className="block text-xs text-ink-2" />
            </span>
          </span>
        }
      />
      <span className="w-20 shrink-0 text-right">
        <ShareBar
          label={
            isSure
              ? t('positions.freeLong', { share })
              : t('provisional', { state: t('positions.freeLong', { share }) })
          }
          parts={[
            { id: 'free', color: isSure ? 'var(--free-fill)' : 'var(--review-fill)', share: freeShare },
            { id: 'inside', color: 'var(--taxable-fill)', share: 1 - freeShare },
          ]}
        />
        <span aria-hidden="true" className="num mt-0.75 block text-2xs whitespace-normal text-ink-3">
          {isSure ? t('positions.free', { share }) : t('provisional', { state: t('positions.free', { share }) })}
        </span>
      </span>
    </li>
  );
}

/** Prices of the simulation, each with its origin and open to change; a typed price holds only here. */
interface PriceListProps {
  readonly positions: readonly PlanPosition[];
  readonly typed: TypedPrices;
  readonly onTyped: (typed: TypedPrices) => void;
}

function PriceList({ positions, typed, onTyped }: PriceListProps) {
  const t = useStrings(planningStrings);
  const prices = useStrings(pricesStrings);
  const locale = useLocale();
  const change = (asset: string, price: string | null) => {
    const { [asset]: _old, ...rest } = typed;
    onTyped(price === null ? rest : { ...rest, [asset]: price });
  };
  return (
    <Disclosure summary={t('price.edit')} className="mt-2 border-b-0">
      <p className="mb-2 text-xs text-ink-3">{t('price.line')}</p>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {positions.map(({ asset, price, origin }) => (
          <li key={asset} className="flex items-center gap-2.5">
            <Coin symbol={asset} />
            <span className="min-w-0 flex-1 text-sm">
              {readable(asset)}
              <span className="block text-2xs text-ink-3">{originWords(origin, t, prices, locale)}</span>
            </span>
            <span className="w-34">
              <DecimalInput
                aria-label={t('price.of', { asset })}
                value={price}
                unit="€"
                maxDecimals={10}
                onEntry={(entry) => change(asset, entry.kind === 'value' ? entry.value : null)}
              />
            </span>
          </li>
        ))}
      </ul>
      {Object.keys(typed).length > 0 && (
        <Button size="s" variant="quiet" className="mt-2" onClick={() => onTyped({})}>
          {t('price.reset')}
        </Button>
      )}
    </Disclosure>
  );
}

/** Where a price comes from, in words. */
function originWords(
  origin: PlanPosition['origin'],
  t: Translate<typeof planningStrings.table>,
  prices: PriceWords,
  locale: Locale,
): string {
  if (origin === null) return t('noPrice');
  switch (origin.kind) {
    case 'typed':
      return t('price.typed');
    case 'live':
      return t('price.live', { source: sourceName(origin.source, prices) });
    case 'close':
      return t('price.close', { day: formatDay(origin.time.slice(0, 10), locale) });
    case 'trade':
      return t('price.trade', { day: formatDay(origin.time.slice(0, 10), locale) });
  }
}
