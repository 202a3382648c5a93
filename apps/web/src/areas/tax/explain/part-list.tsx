/** The parts of a figure, largest first. Many of them are drawn only where they come into view and asked for page by page. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Coin } from '../../../ui/coin.tsx';
import { useQuantity } from '../../../ui/crypto-amount.tsx';
import { formatDay, formatInstantDay } from '../../../ui/format/date.ts';
import { Money } from '../../../ui/money.tsx';
import { OpenChevron } from '../../../ui/opening-row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rootFontSize } from '../../../ui/use-width.ts';
import { explainStrings } from '../explain-strings.ts';
import type { ExplainPart, FigureId } from '../explain-types.ts';
import type { ReportSource } from '../report-types.ts';
import { PartTrail } from './part-trail.tsx';
import { useWindows } from './use-windows.ts';

export interface PartListProps {
  readonly source: ReportSource;
  readonly figure: FigureId;
  readonly count: number;
}

const PLAIN_UP_TO = 40;
const ROW_REM = 2.6;
/** Sums of plain amounts; everything else is a result with a direction. */
const UNSIGNED: ReadonlySet<FigureId> = new Set(['s23.proceeds', 's23.cost', 's23.expenses', 's22.gross', 's22.costs']);

export function PartList({ source, figure, count }: PartListProps) {
  const t = useStrings(explainStrings);
  const ledger = useLedger();
  const rows = useWindows(`parts ${JSON.stringify(source)} ${figure}`, (offset, limit) =>
    ledger.explainParts(source, figure, offset, limit),
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(NONE);
  if (rows.error !== null) return <LedgerFailed error={rows.error} inline />;
  if (count === 0) return <p className="py-2 text-sm text-ink-3">{t('parts.none')}</p>;
  const row = (part: ExplainPart) => {
    const key = partKey(part);
    return (
      <PartRow
        {...{ source, part }}
        isSigned={!UNSIGNED.has(figure)}
        isOpen={open.has(key)}
        onToggle={() => setOpen(toggled(open, key))}
      />
    );
  };
  const lines = { count, rowAt: rows.rowAt, need: rows.need, row };
  return count > PLAIN_UP_TO ? <VirtualRows {...lines} /> : <PlainRows {...lines} />;
}

interface RowsProps {
  readonly count: number;
  readonly rowAt: (index: number) => ExplainPart | undefined;
  readonly need: (first: number, last: number) => void;
  readonly row: (part: ExplainPart) => React.ReactNode;
}

function PlainRows({ count, rowAt, row }: RowsProps) {
  const parts = Array.from({ length: count }, (_, index) => rowAt(index)).filter((part) => part !== undefined);
  return (
    <ul>
      {parts.map((part) => (
        <li key={partKey(part)}>{row(part)}</li>
      ))}
    </ul>
  );
}

function VirtualRows({ count, rowAt, need, row }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer<Element, HTMLLIElement>({
    count,
    getScrollElement: () => list.current?.closest('[data-scroll-area]') ?? null,
    estimateSize: () => ROW_REM * rootFontSize(),
    overscan: 6,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => need(first, last), [need, first, last]);
  return (
    <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items.map((item) => {
        const part = rowAt(item.index);
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={count}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)` }}
          >
            {part === undefined ? <Skeleton className="my-3.5 w-2/3" /> : row(part)}
          </li>
        );
      })}
    </ul>
  );
}

const NONE: ReadonlySet<string> = new Set();

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** One part of a figure: coin, amount, day, what it adds; opens the trail to its file. */
interface PartRowProps {
  readonly source: ReportSource;
  readonly part: ExplainPart;
  /** Direction matters for gains; proceeds and costs are plain. */
  readonly isSigned: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function PartRow({ source, part, isSigned, isOpen, onToggle }: PartRowProps) {
  const { asset, amount, day, note } = usePartWords(part);
  return (
    <div className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-10 w-full items-center gap-2.5 py-1.5 text-left text-sm hover:bg-hover touch:min-h-12"
      >
        <OpenChevron isOpen={isOpen} />
        <Coin symbol={asset} />
        <span className={cx('min-w-0 flex-1', isOpen && 'font-semibold')}>
          <span className="num mr-2">{amount}</span>
          <span className="num text-xs font-normal text-ink-3">{day}</span>
          {note !== '' && <span className="ml-2 text-xs font-normal text-ink-3">{note}</span>}
        </span>
        <Money value={part.amount} sign={isSigned ? 'always' : 'plain'} />
      </button>
      {isOpen && (
        <div className="pt-1 pb-3">
          <PartTrail source={source} part={part} />
        </div>
      )}
    </div>
  );
}

function usePartWords(part: ExplainPart): {
  readonly asset: string;
  readonly amount: string;
  readonly day: string;
  readonly note: string;
} {
  const locale = useLocale();
  const kinds = useStrings(kindStrings);
  const shown = useQuantity();
  switch (part.kind) {
    case 'lot': {
      const { asset, quantity, soldOn } = part.line;
      return { asset, amount: shown(quantity, asset), day: formatDay(soldOn, locale), note: '' };
    }
    case 'income': {
      const { asset, amount, receivedOn, kind } = part.line;
      const day = formatDay(receivedOn, locale);
      return { asset, amount: shown(amount, asset), day, note: kinds(`income.${kind}`) };
    }
    case 'derivative': {
      const { at, kind, wallet } = part.line;
      const day = formatInstantDay(Date.parse(at), locale);
      return { asset: 'EUR', amount: kinds(`derivative.${kind}`), day, note: wallet };
    }
  }
}

/** Parts have no id of their own; event, role and way of the lot name one. */
function partKey(part: ExplainPart): string {
  const { line } = part;
  if (part.kind !== 'lot') return line.eventId;
  return `${line.eventId} ${part.line.part} ${part.line.lotId} ${part.line.chain.map(({ eventId }) => eventId).join()}`;
}
