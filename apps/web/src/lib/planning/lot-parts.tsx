/** Parts of lots that a plan sells; each opens the trail to its event, file and line. */
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { CryptoAmount } from '../../ui/crypto-amount.tsx';
import { DayText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { berlinDayOf } from '../berlin-day.ts';
import { useStrings } from '../i18n/use-strings.ts';
import type { SellPart } from '../ledger/planning-api.ts';
import { EventOrigins } from './event-origins.tsx';
import { LotOrigin } from './lot-origin.tsx';
import { planningStrings } from './strings.ts';

export interface LotPartsProps {
  readonly book: Book;
  /** A part of a real sale names it. */
  readonly parts: readonly (SellPart & { readonly eventId?: string })[];
}

export function LotParts({ book, parts }: LotPartsProps) {
  return (
    <ul className="mt-1 border-t border-line">
      {parts.map((part) => (
        <PartRow
          key={`${part.eventId ?? ''} ${part.wallet} ${part.asset} ${part.lotId} ${part.amount}`}
          book={book}
          part={part}
        />
      ))}
    </ul>
  );
}

function PartRow({ book, part }: { readonly book: Book; readonly part: LotPartsProps['parts'][number] }) {
  const t = useStrings(planningStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start gap-2 py-2 text-left text-sm hover:bg-hover"
      >
        <Icon
          icon={ChevronRight}
          size={14}
          className={cx('mt-0.75 text-ink-3 transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0 flex-1">
          <CryptoAmount value={part.amount} unit={part.asset} className="font-medium" />
          <span className="num block text-xs text-ink-3">
            {part.wallet === ALL_WALLETS ? '' : `${part.wallet}, `}
            {t('acquired')} <DayText day={berlinDayOf(part.acquiredAt)} />
          </span>
          {part.taxFree ? (
            <Badge tone="free">{t('status.free')}</Badge>
          ) : (
            <Badge tone="taxable">
              {t('freeFrom')} <DayText day={part.freeFrom} />
            </Badge>
          )}
        </span>
        <span className="text-right">
          <Money value={part.proceeds} className="block" />
          <Money value={part.gain} sign="always" className="block text-xs" />
        </span>
      </button>
      {isOpen && (
        <div className="pb-3">
          <LotOrigin book={book} part={part} />
          {part.eventId !== undefined && <EventOrigins book={book} ids={[part.eventId]} />}
        </div>
      )}
    </li>
  );
}
