/** Columns of the further lists of a report. */
import { changedEvent, changeReason, fieldChangeText, fieldsText } from '@cryptax/reports/words';
import type {
  BalanceLine,
  Dac8Category,
  Dac8Row,
  DerivativeLine,
  FeeLine,
  ManualChange,
  MovementLine,
} from '@cryptax/tax-de';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { type QuantityText, useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatInstant, formatInstantDay } from '../../../../../ui/format/date.ts';
import { MASK } from '../../../../../ui/format/mask.ts';
import { Money } from '../../../../../ui/money.tsx';
import type { Column } from '../../../../../ui/table/table-types.ts';
import { tableStrings } from '../strings/table-strings.ts';

export interface RecordLooks {
  readonly balances: RecordLook<BalanceLine>;
  readonly transfers: RecordLook<MovementLine>;
  readonly gifts: RecordLook<MovementLine>;
  readonly departures: RecordLook<MovementLine>;
  readonly fees: RecordLook<FeeLine>;
  readonly derivatives: RecordLook<DerivativeLine>;
  readonly changes: RecordLook<ManualChange>;
  readonly dac8: RecordLook<Dac8Row>;
}

export function useRecordColumns(year: number): RecordLooks {
  const t = useStrings(tableStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const amount = useQuantity();
  // What changed is reported as text with its figures inside.
  const isHidden = useSetting('hideAmounts');
  /** A balance says which part of it rests on what nobody has answered yet, and which has no known cost. */
  const balanceNote = ({ asset, after: { open, withoutCost, missingSince } }: BalanceLine) =>
    [
      open === undefined ? '' : t('balance.open', { amount: amount(open, asset) }),
      withoutCost === undefined ? '' : t('balance.withoutCost', { amount: amount(withoutCost, asset) }),
      missingSince === undefined ? '' : t('balance.missing', { day: dayOf(`${missingSince}T12:00:00Z`, locale) }),
    ]
      .filter((note) => note !== '')
      .join('; ');
  const movement: RecordLook<MovementLine> = look([
    text('date', t('col.date'), 7, (line) => dayOf(line.at, locale)),
    text('kind', t('col.kind'), 9, (line) => kinds(line.kind)),
    text('asset', t('col.asset'), 10, (line) => amount(line.amount, line.asset), true),
    text('wallet', t('col.wallet'), 12, (line) => (line.toWallet ? `${line.wallet} → ${line.toWallet}` : line.wallet)),
    money('cost', t('col.cost'), (line) => line.cost),
  ]);
  return {
    balances: look([
      text('wallet', t('col.wallet'), 9, (line) => line.wallet, true),
      text('before', t('col.before', { year: year - 1 }), 10, (line) => amount(line.before.amount, line.asset)),
      text('after', t('col.before', { year }), 10, (line) => amount(line.after.amount, line.asset)),
      money('cost', t('col.cost'), (line) => line.after.cost, t('unknown')),
      money('value', t('col.marketValue'), (line) => line.value?.eur ?? null, '–'),
      text('remark', t('col.remark'), 12, (line) => balanceNote(line)),
    ]),
    transfers: movement,
    gifts: movement,
    departures: movement,
    fees: look([
      text('date', t('col.date'), 7, (line) => dayOf(line.at, locale)),
      text('asset', t('col.asset'), 10, (line) => amount(line.amount, line.asset), true),
      text('effect', t('col.effect'), 10, (line) => t(`effect.${line.effect}`)),
      text('wallet', t('col.wallet'), 8, (line) => line.wallet),
      money('value', t('col.value'), (line) => line.valueEur),
    ]),
    derivatives: look([
      text('date', t('col.date'), 7, (line) => dayOf(line.at, locale)),
      text('kind', t('col.kind'), 10, (line) => kinds(`derivative.${line.kind}`), true),
      text('wallet', t('col.wallet'), 8, (line) => line.wallet),
      money('value', t('col.gain'), (line) => line.valueEur),
    ]),
    changes: look([
      text('date', t('col.date'), 11, (line) => formatInstant(Date.parse(line.at), locale)),
      text('subject', t('col.entry'), 12, (line) => changedEvent(line, locale)),
      text('reason', t('col.reason'), 13, (line) => `${t(`action.${line.action}`)}: ${changeReason(line, locale)}`),
      text('change', t('col.change'), 16, (line) => (isHidden ? MASK : beforeAfter(line, locale)), true),
    ]),
    dac8: look([
      text('platform', t('col.platform'), 8, (line) => `${line.platform}, ${readable(line.asset)}`),
      text('sums', t('amount'), 16, (line) => sumsText(line, (category) => t(`dac8.${category}`), amount), true),
    ]),
  };
}

/** `Wert in Euro 100 -> 120`; of an event that came or went all that stood there. */
function beforeAfter({ fields = [], action }: ManualChange, locale: Locale): string {
  if (action === 'added' || action === 'removed') {
    return fieldsText(fields, action === 'added' ? 'after' : 'before', locale) ?? '';
  }
  return fields.map((change) => fieldChangeText(change, locale)).join('; ');
}

function sumsText({ sums, asset }: Dac8Row, name: (category: Dac8Category) => string, amount: QuantityText): string {
  return (Object.keys(sums) as Dac8Category[])
    .map((category) => `${name(category)} ${amount(sums[category]?.units ?? '0', asset)}`)
    .join(', ');
}

/**
 * The parts that tables of records are made of: cells of text and money, and the two lines a row becomes on a phone.
 */
export interface RecordLook<Row> {
  readonly columns: readonly Column<Row>[];
  readonly phoneRow: (row: Row) => ReactNode;
}

/** On a phone the first two cells stand above the rest. */
export function look<Row>(columns: readonly Column<Row>[]): RecordLook<Row> {
  const [first, second, ...rest] = columns;
  return {
    columns,
    phoneRow: (row) => (
      <span className="block py-2">
        <span className="flex justify-between gap-3 font-medium">
          <span className="truncate">{first?.cell(row)}</span>
          <span className="truncate text-right">{second?.cell(row)}</span>
        </span>
        <span className="flex flex-wrap gap-x-3 text-xs text-ink-3">
          {rest.map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </span>
      </span>
    ),
  };
}

export function text<Row>(
  id: string,
  header: string,
  width: number,
  cell: (row: Row) => string,
  grow = false,
): Column<Row> {
  return { id, header, width, grow, cell: (row) => <span className="num">{cell(row)}</span> };
}

/** `missing` stands where there is no value; without it the cell says that there is no price. */
export function money<Row>(
  id: string,
  header: string,
  value: (row: Row) => string | null,
  missing?: string,
): Column<Row> {
  return { id, header, width: 8, align: 'right', cell: (row) => <Money value={value(row)} missing={missing} /> };
}

export function dayOf(at: string, locale: Locale): string {
  return formatInstantDay(Date.parse(at), locale);
}
