/** Behind "execute": why the program does not trade, and the whole calculation of this moment. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { ExtraTaxes } from '../../../../../platform/ledger/price-types.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { useShownYear } from '../../../../tax/year-range.tsx';
import { arbitrageStrings } from '../strings.ts';
import type { TaxedOpportunity } from '../use-spreads.ts';
import { FEES_ANCHOR } from './fees-card.tsx';

export interface WhyDialogProps {
  readonly row: TaxedOpportunity | null;
  readonly book: Book;
  readonly taxes: ExtraTaxes | null;
  readonly onClose: () => void;
}

export function WhyDialog({ book, row, taxes, onClose }: WhyDialogProps) {
  const t = useStrings(arbitrageStrings);
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      size="form"
      title={t('why.title')}
      description={t('why.line')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Link to="/arbitrage" hash={FEES_ANCHOR} onClick={onClose} className={buttonClass({ variant: 'quiet' })}>
            {t('why.fees')}
          </Link>
        </>
      }
    >
      {row !== null && <Calculation book={book} row={row} taxes={taxes} />}
    </Dialog>
  );
}

interface CalculationProps extends Pick<WhyDialogProps, 'book' | 'taxes'> {
  readonly row: TaxedOpportunity;
}

function Calculation({ book, row, taxes }: CalculationProps) {
  const t = useStrings(arbitrageStrings);
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const euro = useEuro();
  const [buyer, seller] = [sourceName(row.buyAt, words), sourceName(row.sellAt, words)];
  const cost = (value: string) => <Money value={value === '0.00' ? value : `-${value}`} sign="always" tone="plain" />;
  const items: readonly Description[] = [
    {
      id: 'sell',
      term: t('calc.sell', { name: seller, price: formatPrice(row.bid, locale) }),
      value: <Money value={row.proceeds} sign="always" tone="plain" />,
    },
    { id: 'buy', term: t('calc.buy', { name: buyer, price: formatPrice(row.ask, locale) }), value: cost(row.stake) },
    { id: 'buyFee', term: t('calc.buyFee', { name: buyer }), value: cost(row.buyFee) },
    {
      id: 'withdrawal',
      term: t('calc.withdrawal', { name: buyer }),
      value: row.withdrawalFee === null ? t('calc.unknown') : cost(row.withdrawalFee),
    },
    { id: 'sellFee', term: t('calc.sellFee', { name: seller }), value: cost(row.sellFee) },
    { id: 'net', term: t('calc.net'), value: <Money value={row.net} sign="always" />, total: true },
    { id: 'tax', term: t('calc.tax'), value: row.tax === null ? t('calc.unknown') : cost(row.tax) },
    { id: 'left', term: t('calc.left'), value: <Money value={row.left} sign="always" />, total: true },
  ];
  return (
    <>
      <DescriptionList sunken items={items} className="mt-3" />
      {row.withdrawalFee === null && (
        <Callout tone="review" size="line" className="mt-3">
          {t('why.unknown', { name: buyer })}
        </Callout>
      )}
      {taxes !== null && <OpenTax book={book} year={taxes.year} />}
      <p className="mt-3 text-xs text-ink-3">
        {taxes === null
          ? t('tax.none')
          : t(`tax.${taxes.kind}`, {
              year: taxes.year,
              net: euro(taxes.net, { sign: 'always' }),
              limit: euro(taxes.limit, { whole: true }),
            })}
      </p>
    </>
  );
}

/** The tax of a spread is that of the entries so far: said wherever open answers can move the year. */
export function OpenTax({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(arbitrageStrings);
  if (useShownYear(book, year).kind === 'certain') return null;
  return (
    <Callout tone="review" size="line" className="mt-3">
      {t('tax.open', { year })}
    </Callout>
  );
}
