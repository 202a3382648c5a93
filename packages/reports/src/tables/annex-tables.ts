/** What an officer asks for beside the disposals: spans of income, lots carried on, the roll-forward, every entry. */
import { berlinDayText, dec, formatShortest } from '@cryptax/kernel';
import { ALL_WALLETS, isFiat } from '@cryptax/ledger';
import type {
  CarriedLine,
  CarriedReason,
  IncomeSpan,
  RollForwardLine,
  TaxYearReport,
  TransactionLine,
} from '@cryptax/tax-de';
import { cents } from '../text/cents.ts';
import { dayText } from '../text/dates.ts';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { valueSourceText } from '../text/price-sources.ts';
import { CARRIED_REASONS, FLOW_KINDS, INCOME_KINDS, NAMED_LOT, SHORT_SALE } from '../text/words.data.ts';
import { doubtsOf, isCostUnknown, namesOfAssets, unknownCost } from './cost-doubts.ts';
import { carriedReasons, eventText, withPart } from './event-text.ts';
import { type ColumnRule, makeTable, type SumRule } from './make-table.ts';
import type { ReportTable } from './report-table.ts';
import { sourceText } from './sources.ts';
import { placesText, walletText } from './wallet-text.ts';

export function spanTable({ incomeSpans }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<IncomeSpan>[] = [
    { id: 'kind', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: (line) => INCOME_KINDS[line.kind][locale] },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: (line) => line.asset },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    {
      id: 'first',
      title: { de: 'Erster Zufluss', en: 'First receipt' },
      kind: 'day',
      cell: (l) => berlinDayText(l.firstAt),
    },
    {
      id: 'last',
      title: { de: 'Letzter Zufluss', en: 'Last receipt' },
      kind: 'day',
      cell: (l) => berlinDayText(l.lastAt),
    },
    {
      id: 'count',
      title: { de: 'Zuflüsse im Jahr', en: 'Receipts of the year' },
      kind: 'count',
      cell: (l) => String(l.count),
    },
    { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: (line) => line.amount },
    { id: 'value', title: { de: 'Wert', en: 'Value' }, kind: 'eur', cell: (line) => line.valueEur },
  ];
  const title = {
    de: 'Zeiträume von Staking, Lending und anderen Leistungen',
    en: 'Spans of staking, lending and other services',
  };
  return makeTable({ id: 'spans', title, columns }, incomeSpans, locale);
}

export function carriedTable({ carried }: TaxYearReport, locale: Locale): ReportTable {
  const columns: readonly ColumnRule<CarriedLine>[] = [
    { id: 'day', title: { de: 'Tag', en: 'Day' }, kind: 'day', cell: (line) => berlinDayText(line.at) },
    {
      id: 'kind',
      title: { de: 'Art', en: 'Kind' },
      kind: 'text',
      cell: (line) => CARRIED_REASONS[line.reason][locale],
    },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: (line) => line.asset },
    { id: 'quantity', title: { de: 'Menge', en: 'Quantity' }, kind: 'quantity', cell: (line) => line.amount },
    {
      id: 'into',
      title: { de: 'Wird zu (alle Tranchen zusammen)', en: 'Becomes (all lots together)' },
      kind: 'text',
      cell: ({ into }) => `${numberText(into.amount, { numbers: locale, grouping: true })} ${into.asset}`,
    },
    {
      id: 'bought',
      title: { de: 'Angeschafft', en: 'Acquired' },
      kind: 'day',
      cell: (l) => berlinDayText(l.acquiredAt),
    },
    { id: 'cost', title: { de: 'Anschaffungskosten', en: 'Cost' }, kind: 'eur', cell: (line) => line.cost, sum: true },
    { id: 'reading', title: { de: 'Lesart', en: 'Reading' }, kind: 'text', cell: () => READING[locale] },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    { id: 'at', title: { de: 'Zeitpunkt', en: 'Moment' }, kind: 'moment', cell: (line) => line.at },
    { id: 'tx', title: { de: 'Transaktion', en: 'Transaction' }, kind: 'text', cell: (line) => line.source.txHash },
    { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: (line) => sourceText(line.source) },
    { id: 'lot', title: { de: 'Tranche', en: 'Lot' }, kind: 'text', cell: (line) => line.lotId },
  ];
  const title = { de: 'Fortgeführte Tranchen ohne Veräußerung', en: 'Lots carried on without a disposal' };
  return makeTable({ id: 'carried', title, columns, sums: [TOTAL] }, carried, locale);
}

const TOTAL = { label: { de: 'Summe', en: 'Total' } } as const;
const READING = {
  de: 'keine Veräußerung; Anschaffungstag und Kosten laufen weiter',
  en: 'no disposal; acquisition date and cost carry on',
} as const;

export function rollForwardTable({ rollForward, frame }: TaxYearReport, locale: Locale): ReportTable {
  const [before, after] = [frame.year - 1, frame.year].map((year) => dayText(`${year}-12-31`, locale));
  const placeOf = ({ wallet, opening, closing }: RollForwardLine) => {
    const ends = [`${before} ${placesText(opening, locale)}`, `${after} ${placesText(closing, locale)}`];
    const places = wallet === ALL_WALLETS ? ends.filter((text) => !text.endsWith(' ')) : [];
    return [walletText(wallet, locale), ...(places.length === 0 ? [] : [places.join('; ')])].join(': ');
  };
  const columns: readonly ColumnRule<RollForwardLine>[] = [
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: placeOf },
    { id: 'asset', title: { de: 'Kryptowert', en: 'Asset' }, kind: 'text', cell: (line) => line.asset },
    {
      id: 'opening',
      title: { de: `Bestand ${before}`, en: `Balance ${before}` },
      kind: 'quantity',
      cell: (l) => l.opening.amount,
    },
    { id: 'came', title: { de: 'Zugänge', en: 'In' }, kind: 'quantity', cell: (line) => line.came.amount },
    { id: 'went', title: { de: 'Abgänge', en: 'Out' }, kind: 'quantity', cell: (line) => line.went.amount },
    {
      id: 'closing',
      title: { de: `Bestand ${after}`, en: `Balance ${after}` },
      kind: 'quantity',
      cell: (l) => l.closing.amount,
    },
    {
      id: 'opening-cost',
      title: { de: `Kosten ${before}`, en: `Cost ${before}` },
      kind: 'eur',
      cell: (l) => l.opening.cost,
      sum: true,
    },
    {
      id: 'came-cost',
      title: { de: 'Kosten der Zugänge', en: 'Cost in' },
      kind: 'eur',
      cell: (l) => l.came.cost,
      sum: true,
    },
    {
      id: 'went-cost',
      title: { de: 'Kosten der Abgänge', en: 'Cost out' },
      kind: 'eur',
      cell: (l) => l.went.cost,
      sum: true,
    },
    {
      id: 'closing-cost',
      title: { de: `Kosten ${after}`, en: `Cost ${after}` },
      kind: 'eur',
      cell: (l) => l.closing.cost,
      sum: true,
    },
    { id: 'flows', title: { de: 'Davon', en: 'Of which' }, kind: 'text', cell: (line) => flowsText(line, locale) },
  ];
  const title = { de: 'Bestandsentwicklung im Jahr', en: 'Roll-forward of the year' };
  return makeTable({ id: 'roll-forward', title, columns, sums: [totalOf(rollForward)] }, rollForward, locale);
}

/** The sum names the coins of which a cost is not known. */
function totalOf(rollForward: readonly RollForwardLine[]): SumRule {
  const isUnknown = ({ opening, came, went, closing }: RollForwardLine) =>
    [opening, came, went, closing].some(isCostUnknown);
  const names = namesOfAssets(rollForward.filter(isUnknown));
  if (names === '') return TOTAL;
  const words = unknownCost(names);
  return { label: { de: `${TOTAL.label.de} (${words.de})`, en: `${TOTAL.label.en} (${words.en})` } };
}

function flowsText({ flows, closing }: RollForwardLine, locale: Locale): string | null {
  const ways = flows.map(
    ({ kind, amount }) => `${FLOW_KINDS[kind][locale]} ${numberText(amount, { numbers: locale, grouping: true })}`,
  );
  const words = [...ways, ...doubtsOf(closing, locale)];
  return words.length === 0 ? null : words.join('; ');
}

export function transactionTable({ transactions, carried }: TaxYearReport, locale: Locale): ReportTable {
  const reasons = carriedReasons(carried);
  const leg = (line: TransactionLine['in']) =>
    line === null ? null : `${numberText(amountText(line), { numbers: locale, grouping: true })} ${line.asset}`;
  const columns: readonly ColumnRule<TransactionLine>[] = [
    { id: 'at', title: { de: 'Zeitpunkt', en: 'Moment' }, kind: 'moment', cell: (line) => line.at },
    { id: 'kind', title: { de: 'Art', en: 'Kind' }, kind: 'text', cell: (line) => kindText(line, reasons, locale) },
    { id: 'wallet', title: { de: 'Wallet', en: 'Wallet' }, kind: 'text', cell: (line) => line.wallet },
    { id: 'to', title: { de: 'Nach', en: 'To' }, kind: 'text', cell: (line) => line.toWallet },
    { id: 'out', title: { de: 'Abgang', en: 'Out' }, kind: 'text', cell: (line) => leg(line.out) },
    { id: 'in', title: { de: 'Zugang', en: 'In' }, kind: 'text', cell: (line) => leg(line.in) },
    { id: 'fee', title: { de: 'Gebühr', en: 'Fee' }, kind: 'text', cell: (line) => leg(line.fee) },
    { id: 'value', title: { de: 'Wert', en: 'Value' }, kind: 'eur', cell: (line) => cents(line.valueEur) },
    {
      id: 'price-source',
      title: { de: 'Kursquelle', en: 'Price source' },
      kind: 'text',
      cell: ({ valueEur, valueOrigin, source }) =>
        valueEur === null ? null : valueSourceText(valueOrigin, locale, source.kind !== 'income'),
    },
    { id: 'note', title: { de: 'Notiz', en: 'Note' }, kind: 'text', cell: (line) => line.note },
    { id: 'tx', title: { de: 'Transaktion', en: 'Transaction' }, kind: 'text', cell: (line) => line.source.txHash },
    { id: 'source', title: { de: 'Beleg', en: 'Source' }, kind: 'text', cell: (line) => sourceText(line.source) },
    { id: 'event', title: { de: 'Kennung', en: 'Entry id' }, kind: 'text', cell: (line) => line.source.eventId },
  ];
  const title = { de: 'Anhang: alle Buchungen des Jahres', en: 'Annex: all entries of the year' };
  return makeTable({ id: 'transactions', title, columns }, transactions, locale);
}

/** Coins as the other lists print them, without zeros at the end; money keeps its cents. */
function amountText({ asset, amount }: NonNullable<TransactionLine['in']>): string {
  return isFiat(asset) ? amount : formatShortest(dec(amount));
}

function kindText(
  { source, short, lotIds }: TransactionLine,
  reasons: ReadonlyMap<string, CarriedReason>,
  locale: Locale,
): string {
  const name = withPart(short ? SHORT_SALE[locale] : eventText(source, reasons, locale), source, locale);
  return lotIds.length === 0 ? name : `${name}, ${NAMED_LOT[locale]}`;
}
