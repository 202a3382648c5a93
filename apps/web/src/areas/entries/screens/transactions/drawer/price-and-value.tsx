/**
 * Where an entry's figures come from: its line in a file, with the way to the row itself where it was kept, and the
 * price, source and rate of its euro value.
 */
import { dec, divide, formatShortest } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { linkClass } from '../../../../../ui/class-names.ts';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { Money } from '../../../../../ui/money.tsx';
import { type PriceWords, priceOrigin, sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';

export function PriceAndValue({ detail }: { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  const items = useValueLines(detail);
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{t('priceAndValue')}</h3>
      <DescriptionList items={items} />
    </section>
  );
}

function useValueLines({ row, valued, valuations }: EventDetail): readonly Description[] {
  const t = useStrings(drawerStrings);
  const prices = useStrings(pricesStrings);
  const locale = useLocale();
  const leg = row.kind === 'buy' || row.kind === 'income' ? row.in : (row.out ?? row.in);
  const unit = row.valueEur !== undefined && leg !== undefined ? unitPrice(row.valueEur, leg.amount) : undefined;
  const priced = valuations.flatMap((valuation): Description[] => {
    const lines = priceOrigin(valuation, prices, locale);
    const value = lines.map((line) => (
      <span key={line} className="block whitespace-normal">
        {line}
      </span>
    ));
    const term = `${t('priceSource')} ${readable(valuation.asset)}`;
    return lines.length === 0 ? [] : [{ id: `price ${valuation.part}`, term, value }];
  });
  const { valueOrigin } = valued;
  const stated: readonly Description[] =
    priced.length > 0 || valueOrigin === undefined
      ? []
      : [{ id: 'stated', term: t('priceSource'), value: sourceWords(valueOrigin.source, t, prices) }];
  return [
    ...(unit === undefined || leg === undefined
      ? []
      : [{ id: 'unit', term: t('pricePer', { asset: leg.asset }), value: formatPrice(unit, locale) }]),
    ...stated,
    ...priced,
    ...(row.valueEur === undefined ? [] : [{ id: 'value', term: t('value'), value: <Money value={row.valueEur} /> }]),
    ...(valued.fee?.valueEur === undefined
      ? []
      : [{ id: 'fee', term: t('feeValue'), value: <Money value={valued.fee.valueEur} /> }]),
  ];
}

function sourceWords(source: string, t: (key: 'sourceFile' | 'sourceUser') => string, prices: PriceWords): string {
  if (source === 'file') return t('sourceFile');
  return source === 'user' ? t('sourceUser') : sourceName(source, prices);
}

/** Shown only, never used for a sum: eight decimals are more than the page prints. */
function unitPrice(value: string, amount: string): string | undefined {
  const units = dec(amount);
  return units.units === 0n ? undefined : formatShortest(divide(dec(value), units, 8, 'half-even'));
}

/** The file and line an event was read from, with the way to the row itself where it was kept. */
export function SourceRow({ detail, onOpen }: { readonly detail: EventDetail; readonly onOpen: () => void }) {
  const t = useStrings(drawerStrings);
  const items = useSourceLines(detail);
  return (
    <section>
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{t('source')}</h3>
      {items.length === 0 ? <p className="text-sm text-ink-2">{t('manual')}</p> : <DescriptionList items={items} />}
      {detail.origin && (
        <button
          type="button"
          onClick={onOpen}
          className={`${linkClass('inline')} mt-1.5 min-h-6 text-sm touch:min-h-11`}
        >
          {t('openRow')}
        </button>
      )}
    </section>
  );
}

/** File and lines; of an event that names a file which is not kept, as demo data do, the line it names. Empty: by hand. */
export function useSourceLines({ origin, row }: EventDetail): readonly Description[] {
  const t = useStrings(drawerStrings);
  const file = origin?.file ?? row.source?.file;
  const lines = origin?.lines.map(({ line }) => line) ?? (row.source === undefined ? [] : [row.source.line]);
  if (file === undefined) return [];
  return [
    {
      id: 'file',
      term: t('file'),
      value: <span className="font-mono text-xs break-all whitespace-normal">{file}</span>,
    },
    { id: 'lines', term: t('lines'), value: lines.join(', ') },
  ];
}
