/** What every trail from a figure to its file is made of: a rail with dots, and what an event says of its price and row. */
import { dec, divide, formatShortest, parseDay } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import type { LotLine } from '@cryptax/tax-de';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import type { Translate } from '../../platform/i18n/strings.ts';
import { euroValueOf } from '../../platform/ledger/event-types.ts';
import { isNumberCell, usedCells } from '../../platform/ledger/used-cells.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { linkClass } from '../../ui/class-names.ts';
import type { QuantityText } from '../../ui/crypto-amount.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { MASK } from '../../ui/format/mask.ts';
import { formatPrice } from '../../ui/format/price.ts';
import { LotBar } from '../../ui/holding-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type PriceWords, priceOrigin, sourceName } from '../prices/price-words.ts';
import { pricesStrings } from '../prices/strings.ts';
import { explainStrings } from './explain-strings.ts';
import type { EventFacts } from './explain-types.ts';

export function Trail({ children }: { readonly children: ReactNode }) {
  return <div className="relative ml-1.5 border-l-2 border-line pl-4">{children}</div>;
}

export function TrailStep({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="relative grid gap-x-3 py-2 text-xs leading-4.5 text-ink-2 sm:grid-cols-[4rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="mark-fill absolute top-3 -left-[1.4375rem] size-2.5 rounded-full border-2 border-accent bg-surface"
      />
      <p className="text-ink-3">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** `day`: the event's calendar day, to find the cells that were used. */
export function FactLines({ facts, day }: { readonly facts: EventFacts | undefined; readonly day: string }) {
  if (facts === undefined) return null;
  return (
    <div className="mt-1 grid gap-1">
      <EventPrice facts={facts} />
      <EventSource facts={facts} day={day} />
    </div>
  );
}

/** To the entry in the list of transactions, while the ledger still has it. */
export function EntryLink({ facts }: { readonly facts: EventFacts | undefined }) {
  const t = useStrings(explainStrings);
  if (facts === undefined) return <p className="text-ink-3">{t('gone')}</p>;
  return (
    <Link to="/transactions" search={{ event: facts.event.id }} className={linkClass('inline')}>
      {t('open')}
    </Link>
  );
}

export function TrailSkeleton() {
  return (
    <div className="grid gap-2.5 py-2">
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}

/** Where an event was read: file, line, and the row itself with the cells that went into it marked. */
function EventSource({ facts, day }: { readonly facts: EventFacts; readonly day: string }) {
  const t = useStrings(explainStrings);
  const { event, origin, isEdited } = facts;
  const { source } = event;
  if (source === undefined) return <p>{t('manual')}</p>;
  const lines = source.lines ?? [source.line];
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-mono text-xs font-medium text-ink">{source.file}</span>{' '}
        {t('line', { line: lines.join(', ') })}
        {isEdited && <span className="text-ink-3">, {t('edited')}</span>}
      </p>
      {origin?.lines.map(({ line, cells }) =>
        cells === undefined ? null : <RawRow key={line} line={line} cells={cells} facts={facts} day={day} />,
      )}
    </>
  );
}

interface RawRowProps {
  readonly line: number;
  readonly cells: readonly string[];
  readonly facts: EventFacts;
  readonly day: string;
}

function RawRow({ line, cells, facts, day }: RawRowProps) {
  const t = useStrings(explainStrings);
  const isHidden = useSetting('hideAmounts');
  const used = usedCells(cells, facts.event, day);
  const parts = cells.map((cell, index) => ({
    id: `${index} ${cell}`,
    cell: isHidden && isNumberCell(cell) ? MASK : cell,
    isUsed: used[index] === true,
  }));
  return (
    <p className="mt-1.5 rounded-md bg-sunken px-2.5 py-2 font-mono text-2xs leading-4.5 text-ink-2 wrap-anywhere">
      <span className="mr-2 text-ink-3 select-none">{line}</span>
      {parts.map(({ id, cell, isUsed }, index) => (
        <span key={id}>
          {index > 0 && ','}
          {isUsed ? (
            <mark className="rounded-xs bg-review-tint px-0.5 text-review">
              "{cell}"<span className="sr-only"> ({t('usedCell')})</span>
            </mark>
          ) : (
            `"${cell}"`
          )}
        </span>
      ))}
    </p>
  );
}

/** "Verkauf 0,30 BTC": the kind of an event with what it was about. */
export function namedLeg(kind: string, event: LedgerEvent | undefined, quantity: QuantityText): string {
  if (event === undefined) return kind;
  const sides = sidesOf(event);
  const out = sides.out === undefined ? '' : quantity(sides.out.amount, sides.out.asset);
  const received = sides.in === undefined ? '' : quantity(sides.in.amount, sides.in.asset);
  const legs = out !== '' && received !== '' ? `${out} → ${received}` : out || received;
  return legs === '' ? kind : `${kind} ${legs}`;
}

/** Price and price source of an event: per unit in euro, who said so, by which method, and the rate into euro. */
function EventPrice({ facts }: { readonly facts: EventFacts }) {
  const t = useStrings(explainStrings);
  const prices = useStrings(pricesStrings);
  const locale = useLocale();
  const { event, valuations } = facts;
  const unit = unitPrice(event);
  const stated = event.valueOrigin;
  return (
    <>
      {unit !== undefined && (
        <p className="num">{t('perUnit', { price: formatPrice(unit.price, locale), asset: unit.asset })}</p>
      )}
      {valuations.map((valuation) => (
        <p key={valuation.part}>{priceOrigin(valuation, prices, locale).join('; ')}</p>
      ))}
      {valuations.length === 0 && stated !== undefined && (
        <p>{t('priceBy', { source: sourceWords(stated.source, t, prices), method: t(`method.${stated.method}`) })}</p>
      )}
    </>
  );
}

function sourceWords(source: string, t: Translate<typeof explainStrings.table>, prices: PriceWords): string {
  switch (source) {
    case 'file':
      return t('sourceFile');
    case 'user':
      return t('sourceUser');
    case 'demo':
      return t('sourceDemo');
    default:
      return sourceName(source, prices);
  }
}

/** Shown only, never used for a sum: eight decimals are more than the page prints. */
function unitPrice(event: LedgerEvent): { readonly asset: string; readonly price: string } | undefined {
  const value = euroValueOf(event);
  const leg = 'out' in event && event.kind !== 'swap' ? event.out : 'in' in event ? event.in : undefined;
  if (value === undefined || leg === undefined || dec(leg.amount).units === 0n) return undefined;
  return { asset: leg.asset, price: formatShortest(divide(dec(value), dec(leg.amount), 8, 'half-even')) };
}

/** The time a lot or a part of it was held, against the year after which it is free. */
export function LotPartBar({ acquiredOn, freeFrom, days }: Pick<LotLine, 'acquiredOn' | 'freeFrom' | 'days'>) {
  const t = useStrings(explainStrings);
  const locale = useLocale();
  const [from, free] = [parseDay(acquiredOn), parseDay(freeFrom)];
  if (!from.ok || !free.ok) return null;
  const start = t('acquiredOn', { day: formatDay(acquiredOn, locale) });
  const middle = t('days', { count: days });
  const end = t('freeFrom', { day: formatDay(freeFrom, locale) });
  return (
    <div className="my-2 max-w-88">
      <LotBar
        periodDays={free.value - from.value}
        heldDays={days}
        label={`${start}, ${middle}, ${end}`}
        {...{ start, middle, end }}
      />
    </div>
  );
}
