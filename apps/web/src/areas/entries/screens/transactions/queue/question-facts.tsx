/** What is known about a question: amount, value, wallet, address with its history, transaction, file and line, neighbours. */
import type { Book } from '@cryptax/store';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatInstant, formatInstantDay } from '../../../../../ui/format/date.ts';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import type { QueueQuestion } from '../../../entry-types.ts';
import { EntryRows, hasTrace, MovementTrace } from '../list/event-cells.tsx';
import { msOf } from '../model/holding-days.ts';
import { cardLine } from '../review/card-words.ts';
import { RawRow } from '../review/issue-card.tsx';
import { queueStrings } from '../strings/queue-strings.ts';
import { reviewStrings } from '../strings/review-strings.ts';
import { yearSpans } from './queue-figures.ts';

export interface QuestionFactsProps {
  readonly book: Book;
  readonly question: QueueQuestion;
}

/** Kinds whose question does not say by itself what is the matter. */
const LINED: ReadonlySet<QueueQuestion['kind']> = new Set(['row', 'duplicate', 'other']);

export function QuestionFacts({ book, question }: QuestionFactsProps) {
  const t = useStrings(queueStrings);
  const review = useStrings(reviewStrings);
  const prices = useStrings(pricesStrings);
  const locale = useLocale();
  const euro = useEuro();
  const quantity = useQuantity();
  const { kind, card, cardIds, shares } = question;
  const asked = useAnswer(`facts ${book} ${question.id}`, (api) => api.questionFacts(book, cardIds));
  const facts = asked.kind === 'ready' ? asked.value : undefined;
  const history = facts?.address;
  return (
    <div className="grid content-start gap-3">
      {LINED.has(kind) && (
        <p className="text-sm text-ink-2">
          {cardLine(card, { t: review, locale, euro, quantity, source: (id) => sourceName(id, prices) })}
        </p>
      )}
      {LINED.has(kind) && card.origin?.cells && (
        <div className="grid gap-1">
          {cardIds.length > 1 && <p className="text-xs text-ink-2">{t('example')}</p>}
          <RawRow header={card.origin.header ?? []} cells={card.origin.cells} />
        </div>
      )}
      <DescriptionList items={useKnown(question)} dense />
      {card.event && (
        <div className="grid gap-1">
          {shares !== 'one' && shares !== 'address' && hasTrace(card.event) && (
            <p className="text-xs text-ink-2">{t('largest')}</p>
          )}
          <MovementTrace row={card.event} />
          {history && (
            <p className="text-xs text-ink-3">
              {t('history', {
                count: history.arrived + history.left,
                arrived: history.arrived,
                left: history.left,
              })}
            </p>
          )}
        </div>
      )}
      {cardIds.length > 1 && <EntryRows name={t('members')} rows={facts?.members ?? []} />}
      <EntryRows name={t('neighbours')} rows={facts?.neighbours ?? []} />
    </div>
  );
}

function useKnown({
  kind,
  card,
  cardIds,
  amount,
  worth,
  from,
  to,
  effect,
  years,
}: QueueQuestion): readonly Description[] {
  const t = useStrings(queueStrings);
  const locale = useLocale();
  const euro = useEuro();
  const quantity = useQuantity();
  const place = card.origin ?? card.event?.source;
  const day = (at: string) => formatInstantDay(msOf(at), locale);
  const when =
    from === undefined || to === undefined
      ? undefined
      : from === to
        ? formatInstant(msOf(from), locale)
        : t('span', { from: day(from), to: day(to) });
  const isOne = cardIds.length === 1;
  // Of two prices that differ one counts already.
  const isValued = card.event?.valueEur !== undefined;
  const worthText = ({ low, high }: { readonly low: string; readonly high: string }) =>
    low === high ? euro(low) : t('span', { from: euro(low), to: euro(high) });
  const items: readonly (readonly [id: string, term: string, value: string | undefined])[] = [
    [
      'effect',
      t('fact.effect'),
      `${effect === null ? t('fact.effect.none') : euro(effect)}${years.length === 0 ? '' : ` ${t('fact.years', { years: yearSpans(years) })}`}`,
    ],
    [
      'amount',
      t('fact.amount'),
      amount && `${isOne ? '' : `${formatCount(cardIds.length, locale)} ×, `}${quantity(amount.amount, amount.asset)}`,
    ],
    [
      'value',
      t('fact.value'),
      worth !== undefined ? worthText(worth) : kind === 'row' || isValued ? undefined : t('fact.value.none'),
    ],
    ['when', t('fact.when'), when],
    ['wallet', t('fact.wallet'), card.wallet],
    ['source', t('fact.source'), place && `${place.file} : ${place.line}`],
  ];
  return items.flatMap(([id, term, value]) =>
    value === undefined || value === ''
      ? []
      : [{ id, term, value: <span className="wrap-anywhere whitespace-normal">{value}</span> }],
  );
}
