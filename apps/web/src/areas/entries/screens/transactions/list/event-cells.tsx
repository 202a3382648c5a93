/** Cells of an entry, the same in the list and wherever else one is named. */
import type { Leg } from '@cryptax/ledger';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import type { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { cx, linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { HalfRing } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { msOf } from '../model/holding-days.ts';
import { transactionsStrings } from '../strings.ts';

type LegsRow = Pick<EventRow, 'kind' | 'out' | 'in' | 'valueEur' | 'toWallet' | 'whole'>;

/** A row with the figures and questions of its whole event, where it is one of several entries of it. */
export function asWhole(row: EventRow): EventRow {
  if (row.whole === undefined) return row;
  const { gainEur, tax, review } = row.whole;
  return { ...row, tax, review, gainEur };
}

export function Legs({ row }: { readonly row: LegsRow }) {
  const [from, to] = sidesOf(row);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-0.5">
      {from}
      {to && (
        // The arrow goes with what it points at when the line is too short for both.
        <span className="flex min-w-0 items-start gap-2">
          {from && (
            <span aria-hidden="true" className="text-ink-3">
              →
            </span>
          )}
          {to}
        </span>
      )}
    </span>
  );
}

function sidesOf(row: LegsRow): readonly [ReactNode, ReactNode] {
  if (row.whole !== undefined) return [legsOf(row.whole.given), legsOf(row.whole.received)];
  const out = row.out && <CoinLeg symbol={row.out.asset} amount={row.out.amount} />;
  const into = row.in && <CoinLeg symbol={row.in.asset} amount={row.in.amount} />;
  const euro = <CoinLeg symbol="EUR" amount={row.valueEur ?? null} />;
  switch (row.kind) {
    case 'buy':
      return [euro, into];
    case 'sell':
    case 'spend':
      return [out, euro];
    case 'transfer':
      return [out, <TransferTarget key="target" name={row.toWallet} />];
    case 'derivative':
      return [euro, null];
    default:
      return [out, into];
  }
}

function legsOf(legs: readonly Leg[]): ReactNode {
  return legs.length === 0 ? null : <CoinLegs legs={legs} />;
}

/** Several coins on one side of an event. */
function CoinLegs({ legs }: { readonly legs: readonly Leg[] }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
      {legs.map(({ asset, amount }, index) => (
        <span key={asset} className="flex items-center gap-2">
          {index > 0 && <span className="text-ink-3">+</span>}
          <CoinLeg symbol={asset} amount={amount} />
        </span>
      ))}
    </span>
  );
}

function CoinLeg({ symbol, amount }: { readonly symbol: string; readonly amount: string | null }) {
  return (
    <span className="flex items-center gap-1.75">
      <Coin symbol={symbol} />
      {symbol === 'EUR' || amount === null ? <Money value={amount} /> : <CryptoAmount value={amount} unit={symbol} />}
    </span>
  );
}

function TransferTarget({ name }: { readonly name: string | undefined }) {
  const t = useStrings(transactionsStrings);
  return <span className="text-ink-2">{name === undefined ? t('unknownTarget') : t('ownWallet', { name })}</span>;
}

/** The state of an event at the end of its row: an open question first, then what the law makes of it. */
export function EventStatus({ row }: { readonly row: Pick<EventRow, 'review' | 'tax' | 'kind'> }) {
  const t = useStrings(transactionsStrings);
  const [question] = row.review;
  if (question !== undefined) return <Badge tone="review">{t(`status.${question}`)}</Badge>;
  switch (row.tax) {
    case 'taxable':
    case 'free':
      return <Badge tone={row.tax}>{t(`status.${row.tax}`)}</Badge>;
    case 'partly-free':
      return (
        <Badge tone="free" icon={HalfRing}>
          {t('status.partly-free')}
        </Badge>
      );
    case 'income':
      return <Badge>{t('status.income')}</Badge>;
    case 'open':
      return <Badge tone="review">{t('status.open')}</Badge>;
    case 'none':
      if (row.kind === 'money-in' || row.kind === 'money-out') return <Badge>{t('status.money')}</Badge>;
      // A purchase is no question of tax at all; saying so on every line would only be noise.
      return row.kind === 'buy' ? null : <Badge>{t('status.none')}</Badge>;
  }
}

/** The name of an event: income is called by its kind, everything else by what it is. */
export type KindWords = Translate<typeof kindStrings.table>;

export function kindName({ kind, incomeKind }: Pick<EventRow, 'kind' | 'incomeKind'>, t: KindWords): string {
  return kind === 'income' && incomeKind !== undefined ? t(`income.${incomeKind}`) : t(kind);
}

/** A few entries in short lines, as evidence beside a question or a rule. */
export function EntryRows({ name, rows }: { readonly name: string; readonly rows: readonly EventRow[] }) {
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <section aria-label={name}>
      <h4 className="mb-1 text-xs font-semibold text-ink-2">{name}</h4>
      <ul className="grid gap-1">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-3 rounded-md bg-sunken px-2.5 py-1 text-xs">
            <span className="num text-ink-3">{formatInstant(msOf(row.at), locale)}</span>
            <Legs row={row} />
            <span className="min-w-0 truncate text-ink-3">{row.wallet}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TraceRow = Pick<EventRow, 'address' | 'txHash' | 'link'>;

interface MovementTraceProps {
  readonly row: TraceRow;
  /** In one line under a heading: the head of the column says what it is. */
  readonly isLine?: boolean | undefined;
}

export const hasTrace = ({ address, txHash }: MovementTraceProps['row']): boolean =>
  address !== undefined || txHash !== undefined;

/** The other side and the transaction of a movement, shortened, with the way to the explorer. */
export function MovementTrace({ row, isLine = false }: MovementTraceProps) {
  const t = useStrings(transactionsStrings);
  if (!hasTrace(row)) return null;
  const { address, txHash, link } = row;
  const parts = [
    ['address', t('trace.address'), address],
    ['hash', t('trace.hash'), txHash],
  ] as const;
  return (
    <span className={cx('flex gap-x-3 text-xs text-ink-3', isLine ? 'items-center overflow-hidden' : 'flex-wrap')}>
      {parts.map(
        ([id, name, text]) =>
          text !== undefined && (
            <span key={id} className="whitespace-nowrap">
              <span className={cx(isLine && 'sr-only')}>{name} </span>
              <span className="font-mono" title={isLine ? `${name} ${text}` : text}>
                {shortened(text)}
              </span>
            </span>
          ),
      )}
      {link !== undefined && <TraceLink link={link} isLine={isLine} />}
    </span>
  );
}

export function TraceLink({ link, isLine = false }: { readonly link: string; readonly isLine?: boolean | undefined }) {
  const t = useStrings(transactionsStrings);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={linkClass('inline')}
      {...(isLine ? { 'aria-label': t('trace.link'), title: t('trace.link') } : {})}
      // The row around it opens the entry.
      onClick={(event) => event.stopPropagation()}
    >
      {isLine ? <Icon icon={ExternalLink} size={14} /> : t('trace.link')}
    </a>
  );
}

/** Short ones in full, else the first and the last six. */
function shortened(text: string): string {
  return text.length <= 12 ? text : `${text.slice(0, 6)}…${text.slice(-6)}`;
}
