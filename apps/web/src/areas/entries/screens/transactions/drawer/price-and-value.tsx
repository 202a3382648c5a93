/** Where the euro value of an event comes from: price, source, rate. */
import { dec, divide, formatShortest } from '@cryptax/kernel';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { Money } from '../../../../../ui/money.tsx';
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
  const locale = useLocale();
  const leg = row.kind === 'buy' || row.kind === 'income' ? row.in : (row.out ?? row.in);
  const unit = row.valueEur !== undefined && leg !== undefined ? unitPrice(row.valueEur, leg.amount) : undefined;
  const priced = valuations.map((valuation): Description => {
    const method = t(`method.${valuation.method}`);
    return {
      id: `price ${valuation.part}`,
      term: `${t('priceSource')} ${valuation.asset}`,
      value: `${valuation.source}, ${method}`,
    };
  });
  const rates = valuations.flatMap((valuation): Description[] =>
    valuation.rate === undefined
      ? []
      : [
          {
            id: `rate ${valuation.part}`,
            term: t('rate', { day: valuation.ratePublished ? formatDay(valuation.ratePublished, locale) : '' }),
            value: `${valuation.rate} ${valuation.currency}`,
          },
        ],
  );
  const { valueOrigin } = valued;
  const stated: readonly Description[] =
    priced.length > 0 || valueOrigin === undefined
      ? []
      : [{ id: 'stated', term: t('priceSource'), value: sourceWords(valueOrigin.source, t) }];
  return [
    ...(unit === undefined || leg === undefined
      ? []
      : [{ id: 'unit', term: t('pricePer', { asset: leg.asset }), value: formatPrice(unit, locale) }]),
    ...stated,
    ...priced,
    ...rates,
    ...(row.valueEur === undefined ? [] : [{ id: 'value', term: t('value'), value: <Money value={row.valueEur} /> }]),
    ...(valued.fee?.valueEur === undefined
      ? []
      : [{ id: 'fee', term: t('feeValue'), value: <Money value={valued.fee.valueEur} /> }]),
  ];
}

function sourceWords(source: string, t: (key: 'sourceFile' | 'sourceUser') => string): string {
  if (source === 'file') return t('sourceFile');
  return source === 'user' ? t('sourceUser') : source;
}

/** Shown only, never used for a sum: eight decimals are more than the page prints. */
function unitPrice(value: string, amount: string): string | undefined {
  const units = dec(amount);
  return units.units === 0n ? undefined : formatShortest(divide(dec(value), units, 8, 'half-even'));
}
