/** Parts of lots that a plan sells; each opens the trail to its event, file and line. */
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { berlinDayOf } from '../../../platform/berlin-day.ts';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { DayText } from '../../../ui/date-text.tsx';
import { Money } from '../../../ui/money.tsx';
import { OpeningRow } from '../../../ui/opening-row.tsx';
import type { SellPart } from '../planning-types.ts';
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
  return (
    <OpeningRow
      head={
        <>
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
        </>
      }
      figures={
        <>
          <Money value={part.proceeds} className="block" />
          <Money value={part.gain} sign="always" className="block text-xs" />
        </>
      }
    >
      <LotOrigin book={book} part={part} />
      {part.eventId !== undefined && <EventOrigins book={book} ids={[part.eventId]} />}
    </OpeningRow>
  );
}
