/** What a planned figure is made of: how it adds up, and the lots behind it, each down to its file; also as a file. */
import { berlinDayText } from '@cryptax/kernel';
import { ALL_WALLETS, eventsOfLot } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CsvColumns, csvTable } from '../../../platform/files/csv-text.ts';
import { saveTextFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { readable } from '../../../platform/i18n/readable.ts';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { CryptoAmount, useQuantity } from '../../../ui/crypto-amount.tsx';
import { DayText } from '../../../ui/date-text.tsx';
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { Money } from '../../../ui/money.tsx';
import { OpeningRow } from '../../../ui/opening-row.tsx';
import { useEuro } from '../../../ui/use-euro.ts';
import { explainStrings } from '../../tax/explain-strings.ts';
import { EntryLink, FactLines, namedLeg, Trail, TrailSkeleton, TrailStep } from '../../tax/trail.tsx';
import type { SellPart } from '../planning-types.ts';
import { EventOrigins } from './event-origins.tsx';
import { areFinal, Claim, usePlanClaims } from './plan-claims.tsx';
import { planningStrings } from './strings.ts';

/** A part of a lot that a plan sells, as columns of a file: which lot it is, and what its sale comes to. */
export const LOT_COLUMNS: CsvColumns<SellPart> = {
  wallet: ({ wallet }) => wallet,
  asset: ({ asset }) => readable(asset),
  lot: ({ lotId }) => lotId,
  acquired: ({ acquiredAt }) => acquiredAt,
  free_from: ({ freeFrom }) => freeFrom,
  amount: ({ amount }) => amount,
};

export const RESULT_COLUMNS: CsvColumns<SellPart> = {
  proceeds_eur: ({ proceeds }) => proceeds,
  cost_eur: ({ cost }) => cost,
  gain_eur: ({ gain }) => gain,
  tax_free: ({ taxFree }) => (taxFree ? 'yes' : 'no'),
};

export interface PartsDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PartsDrawer({ title, onClose, children }: PartsDrawerProps) {
  const t = useStrings(explainStrings);
  return (
    <Drawer onClose={onClose} eyebrow={t('eyebrow')} title={title}>
      {children}
    </Drawer>
  );
}

export interface PartsContentProps {
  readonly book: Book;
  /** Day of the sale, for the file. */
  readonly day: string;
  readonly parts: LotPartsProps['parts'];
  /** All of them, where only the first are here. */
  readonly total: number;
  readonly sums?: readonly Description[] | undefined;
  readonly note?: ReactNode;
}

export function PartsContent({ book, day, parts, total, sums = [], note }: PartsContentProps) {
  const t = useStrings(planningStrings);
  const claims = usePlanClaims(book);
  const assets = new Set(parts.map(({ asset }) => asset));
  const isFinal = areFinal(claims, [Number(day.slice(0, 4))], [...assets]);
  return (
    <>
      {!isFinal && (
        <Callout tone="review" size="line" className="mb-3">
          {t('openYear.paper')}
        </Callout>
      )}
      {sums.length > 0 && <DescriptionList sunken items={sums} />}
      {note && <p className="mt-3 text-sm text-ink-2">{note}</p>}
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="num text-xs text-ink-3">{t('parts.shown', { shown: parts.length, total })}</span>
        <Button size="s" icon={Download} onClick={() => saveTextFile(`cryptax-plan-${day}.csv`, partsCsv(parts, day))}>
          {t('csv')}
        </Button>
      </div>
      <LotParts book={book} parts={parts} />
    </>
  );
}

function partsCsv(parts: LotPartsProps['parts'], day: string): string {
  return csvTable({ day: () => day, ...LOT_COLUMNS, ...RESULT_COLUMNS }, parts);
}

/** Sold already, with its sale, or planned. */
type ShownPart = Omit<SellPart, 'exactProceeds'> & { readonly eventId?: string };

export interface LotPartsProps {
  readonly book: Book;
  /** A part of a real sale names it. */
  readonly parts: readonly ShownPart[];
}

/** Parts of lots that a plan sells; each opens the trail to its event, file and line. */
export function LotParts({ book, parts }: LotPartsProps) {
  const { isSure } = usePlanClaims(book);
  return (
    <ul className="mt-1 border-t border-line">
      {parts.map((part) => (
        <PartRow
          key={`${part.eventId ?? ''} ${part.wallet} ${part.asset} ${part.lotId} ${part.amount}`}
          book={book}
          part={part}
          isSure={isSure(part.asset)}
        />
      ))}
    </ul>
  );
}

interface PartRowProps {
  readonly book: Book;
  readonly part: LotPartsProps['parts'][number];
  /** No open answer can change that the lot is there. */
  readonly isSure: boolean;
}

function PartRow({ book, part, isSure }: PartRowProps) {
  const t = useStrings(planningStrings);
  return (
    <OpeningRow
      head={
        <>
          <CryptoAmount value={part.amount} unit={part.asset} className="font-medium" />
          <span className="num block text-xs text-ink-3">
            {part.wallet === ALL_WALLETS ? '' : `${part.wallet}, `}
            {t('acquired')} <DayText day={berlinDayText(part.acquiredAt)} />
          </span>
          {part.taxFree ? (
            <Claim tone="free" holds={isSure}>
              {t('status.free')}
            </Claim>
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

/** From a lot of a plan to its file: the event that made it, its price, file, line and row. */
interface LotOriginProps {
  readonly book: Book;
  readonly part: Pick<SellPart, 'lotId' | 'acquiredAt' | 'cost' | 'freeFrom' | 'taxFree'>;
}

function LotOrigin({ book, part }: LotOriginProps) {
  const t = useStrings(explainStrings);
  const p = useStrings(planningStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const euro = useEuro();
  const held = berlinDayText(part.acquiredAt);
  const asked = useAnswer(`facts ${book} ${part.lotId}`, (api) =>
    api.eventFacts({ kind: 'book', book, year: Number(held.slice(0, 4)) }, eventsOfLot(part.lotId)),
  );
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} inline />;
  if (asked.kind === 'loading') return <TrailSkeleton />;
  const [facts] = asked.value;
  const kind = facts === undefined ? t('lot') : kinds(facts.event.kind);
  return (
    <Trail>
      <TrailStep name={t('lot')}>
        <p className="font-medium text-ink">
          {t('bought', { kind: namedLeg(kind, facts?.event, quantity), day: formatDay(held, locale) })}
        </p>
        <p className="num whitespace-normal">{t('costOf', { cost: euro(part.cost) })}</p>
        <p className="num whitespace-normal">
          {p(part.taxFree ? 'origin.free' : 'origin.inside', { day: formatDay(part.freeFrom, locale) })}
        </p>
        <FactLines facts={facts} day={held} />
        <EntryLink facts={facts} />
      </TrailStep>
    </Trail>
  );
}
