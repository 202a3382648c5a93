/** From a part of a figure to its file: lot, way between wallets, event, price and source, on a rail with dots. */
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { euroValueOf } from '../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../platform/ledger/kind-strings.ts';
import { LedgerFailed } from '../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../platform/ledger/use-ledger.tsx';
import { useQuantity } from '../../../ui/crypto-amount.tsx';
import { formatDay, formatInstantDay } from '../../../ui/format/date.ts';
import { useEuro } from '../../../ui/use-euro.ts';
import { explainStrings } from '../explain-strings.ts';
import type { EventFacts, ExplainPart } from '../explain-types.ts';
import type { ReportSource } from '../report-types.ts';
import { EntryLink, FactLines, LotPartBar, namedLeg, Trail, TrailSkeleton, TrailStep } from '../trail.tsx';

type LotPart = Extract<ExplainPart, { kind: 'lot' }>;

export function PartTrail({ source, part }: { readonly source: ReportSource; readonly part: ExplainPart }) {
  const bought = part.kind === 'lot' ? part.line.chain[0]?.eventId : undefined;
  const ids = [...(bought === undefined ? [] : [bought]), part.line.eventId];
  const asked = useAnswer(`facts ${JSON.stringify(source)} ${ids.join(' ')}`, (api) => api.eventFacts(source, ids));
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} inline />;
  if (asked.kind === 'loading') return <TrailSkeleton />;
  const factsOf = (id: string | undefined) => asked.value.find(({ event }) => event.id === id);
  return (
    <Trail>
      {part.kind === 'lot' && <LotSteps part={part} facts={factsOf(bought)} />}
      <EventSteps part={part} facts={factsOf(part.line.eventId)} />
    </Trail>
  );
}

function LotSteps({ part: { line }, facts }: { readonly part: LotPart; readonly facts: EventFacts | undefined }) {
  const t = useStrings(explainStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const euro = useEuro();
  const quantity = useQuantity();
  const [bought, ...way] = line.chain;
  const amount = quantity(line.quantity, line.asset);
  const kind = bought === undefined ? t('lot') : kinds(bought.kind);
  return (
    <>
      <TrailStep name={t('lot')}>
        <p className="font-medium text-ink">
          {t('bought', { kind: namedLeg(kind, facts?.event, quantity), day: formatDay(line.acquiredOn, locale) })}
        </p>
        <p className="num whitespace-normal">{t('used', { amount, count: line.days })}</p>
        <p className="num whitespace-normal">{t('costOf', { cost: euro(line.cost) })}</p>
        <LotPartBar {...line} />
        <FactLines facts={facts} day={line.acquiredOn} />
      </TrailStep>
      {way.map((step) => (
        <TrailStep key={step.eventId} name={t('way')}>
          <p>
            {kinds(step.kind)}, {step.wallet}, {formatInstantDay(Date.parse(step.at), locale)}
          </p>
          {step.file !== null && (
            <p className="wrap-anywhere">
              <span className="font-mono text-xs">{step.file}</span> {t('line', { line: step.lines.join(', ') })}
            </p>
          )}
        </TrailStep>
      ))}
    </>
  );
}

function EventSteps({ part, facts }: { readonly part: ExplainPart; readonly facts: EventFacts | undefined }) {
  const t = useStrings(explainStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const euro = useEuro();
  const { line } = part;
  const event = facts?.event;
  const value = event === undefined ? undefined : euroValueOf(event);
  const name = namedLeg(kinds(line.source.kind), event, useQuantity());
  const day = part.kind === 'lot' ? part.line.soldOn : part.kind === 'income' ? part.line.receivedOn : '';
  return (
    <TrailStep name={t('event')}>
      <p className="font-medium text-ink">
        {t('bought', { kind: value === undefined ? name : `${name}, ${euro(value)}`, day: dayOf(part, locale) })}
      </p>
      {part.kind === 'lot' && part.line.part === 'fee' && <p>{t('feePart', { asset: part.line.asset })}</p>}
      {part.kind === 'lot' && (
        <p className="num whitespace-normal">
          {t('result', {
            proceeds: euro(part.line.proceeds),
            cost: euro(part.line.cost),
            expenses: euro(part.line.expenses),
          })}
        </p>
      )}
      <FactLines facts={facts} day={day} />
      <EntryLink facts={facts} />
    </TrailStep>
  );
}

function dayOf(part: ExplainPart, locale: Locale): string {
  if (part.kind === 'lot') return formatDay(part.line.soldOn, locale);
  if (part.kind === 'income') return formatDay(part.line.receivedOn, locale);
  return formatInstantDay(Date.parse(part.line.at), locale);
}
