/** From a part of a figure to its file: lot, way between wallets, event, price and source, on a rail with dots. */
import type { LedgerEvent } from '@cryptax/ledger';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay, formatInstantDay } from '../../ui/format/date.ts';
import { formatQuantity } from '../../ui/format/quantity.ts';
import { linkClass } from '../../ui/link-class.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEuro } from '../../ui/use-euro.ts';
import { useLocale } from '../i18n/locale.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { kindStrings } from '../ledger/kind-strings.ts';
import type { EventFacts, ExplainPart, ReportSource } from '../ledger/report-api.ts';
import { useAnswer } from '../ledger/use-ledger.tsx';
import { EventPrice, euroValueOf } from './event-price.tsx';
import { EventSource } from './event-source.tsx';
import { LotPartBar } from './lot-part-bar.tsx';
import { explainStrings } from './strings.ts';

type LotPart = Extract<ExplainPart, { kind: 'lot' }>;

export function PartTrail({ source, part }: { readonly source: ReportSource; readonly part: ExplainPart }) {
  const bought = part.kind === 'lot' ? part.line.chain[0]?.eventId : undefined;
  const ids = [...(bought === undefined ? [] : [bought]), part.line.eventId];
  const asked = useAnswer(`facts ${JSON.stringify(source)} ${ids.join(' ')}`, (api) => api.eventFacts(source, ids));
  if (asked.kind !== 'ready') {
    return (
      <div className="grid gap-2.5 py-2">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    );
  }
  const factsOf = (id: string | undefined) => asked.value.find(({ event }) => event.id === id);
  return (
    <div className="relative ml-1.5 border-l-2 border-line pl-4">
      {part.kind === 'lot' && <LotSteps part={part} facts={factsOf(bought)} />}
      <EventSteps part={part} facts={factsOf(part.line.eventId)} />
    </div>
  );
}

function LotSteps({ part: { line }, facts }: { readonly part: LotPart; readonly facts: EventFacts | undefined }) {
  const t = useStrings(explainStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const euro = useEuro();
  const [bought, ...way] = line.chain;
  const amount = `${formatQuantity(line.quantity, locale)} ${line.asset}`;
  const kind = bought === undefined ? t('lot') : kinds(bought.kind);
  return (
    <>
      <Step name={t('lot')}>
        <p className="font-medium text-ink">
          {t('bought', { kind: namedLeg(kind, facts?.event, locale), day: formatDay(line.acquiredOn, locale) })}
        </p>
        <p className="num whitespace-normal">{t('used', { amount, count: line.days })}</p>
        <p className="num whitespace-normal">{t('costOf', { cost: euro(line.cost) })}</p>
        <LotPartBar line={line} />
        <Facts facts={facts} day={line.acquiredOn} />
      </Step>
      {way.map((step) => (
        <Step key={step.eventId} name={t('way')}>
          <p>
            {kinds(step.kind)}, {step.wallet}, {formatInstantDay(Date.parse(step.at), locale)}
          </p>
          {step.file !== null && (
            <p className="wrap-anywhere">
              <span className="font-mono text-xs">{step.file}</span> {t('line', { line: step.lines.join(', ') })}
            </p>
          )}
        </Step>
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
  const name = namedLeg(kinds(line.source.kind), event, locale);
  const day = part.kind === 'lot' ? part.line.soldOn : part.kind === 'income' ? part.line.receivedOn : '';
  return (
    <Step name={t('event')}>
      <p className="font-medium text-ink">
        {value === undefined ? name : t('bought', { kind: `${name}, ${euro(value)}`, day: dayOf(part, locale) })}
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
      <Facts facts={facts} day={day} />
      {facts === undefined && <p className="text-ink-3">{t('gone')}</p>}
      {facts !== undefined && (
        <Link to="/transactions" search={{ event: line.eventId }} className={`${linkClass('inline')} text-xs`}>
          {t('open')}
        </Link>
      )}
    </Step>
  );
}

function Facts({ facts, day }: { readonly facts: EventFacts | undefined; readonly day: string }) {
  if (facts === undefined) return null;
  return (
    <div className="mt-1 grid gap-1">
      <EventPrice facts={facts} />
      <EventSource facts={facts} day={day} />
    </div>
  );
}

function Step({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="relative grid gap-x-3 py-2 text-xs leading-4.5 text-ink-2 sm:grid-cols-[4rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="mark-fill absolute top-3 -left-[1.4375rem] size-2.5 rounded-full border-2 border-accent bg-surface"
      />
      <p className="text-ink-3">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** "Verkauf 0,30 BTC": the kind with what it was about. */
function namedLeg(kind: string, event: LedgerEvent | undefined, locale: 'de' | 'en'): string {
  if (event === undefined) return kind;
  const out = 'out' in event ? `${formatQuantity(event.out.amount, locale)} ${event.out.asset}` : '';
  const received = 'in' in event ? `${formatQuantity(event.in.amount, locale)} ${event.in.asset}` : '';
  const legs = out !== '' && received !== '' ? `${out} → ${received}` : out || received;
  return legs === '' ? kind : `${kind} ${legs}`;
}

function dayOf(part: ExplainPart, locale: 'de' | 'en'): string {
  if (part.kind === 'lot') return formatDay(part.line.soldOn, locale);
  if (part.kind === 'income') return formatDay(part.line.receivedOn, locale);
  return formatInstantDay(Date.parse(part.line.at), locale);
}
