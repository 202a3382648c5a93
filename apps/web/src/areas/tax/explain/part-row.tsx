/** One part of a figure: coin, amount, day, what it adds; opens the trail to its file. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { cx } from '../../../ui/class-names.ts';
import { Coin } from '../../../ui/coin.tsx';
import { formatDay, formatInstantDay } from '../../../ui/format/date.ts';
import { Money } from '../../../ui/money.tsx';
import { OpenChevron } from '../../../ui/open-chevron.tsx';
import { useQuantity } from '../../../ui/use-quantity.ts';
import type { ExplainPart } from '../explain-types.ts';
import type { ReportSource } from '../report-types.ts';
import { PartTrail } from './part-trail.tsx';

export interface PartRowProps {
  readonly source: ReportSource;
  readonly part: ExplainPart;
  /** Direction matters for gains; proceeds and costs are plain. */
  readonly isSigned: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function PartRow({ source, part, isSigned, isOpen, onToggle }: PartRowProps) {
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
export function partKey(part: ExplainPart): string {
  const { line } = part;
  if (part.kind !== 'lot') return line.eventId;
  return `${line.eventId} ${part.line.part} ${part.line.lotId} ${part.line.chain.map(({ eventId }) => eventId).join()}`;
}
