/** What a change would do, before it is made: holdings and the figures of the years it touches. */
import { compare, dec } from '@cryptax/kernel';
import { useEffect, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../../platform/ledger/answer.ts';
import type { Effect, TaxFigures } from '../../../../../platform/ledger/import-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { errorWords } from './use-edits.ts';

export interface EffectViewProps {
  /** Names the change; a new name asks again. */
  readonly name: string;
  readonly ask: (api: LedgerApi) => Answer<Effect>;
}

export function EffectView({ name, ask }: EffectViewProps) {
  const t = useStrings(editStrings);
  const locale = useLocale();
  const rested = useRested(name);
  const asked = useAnswer(`effect ${rested}`, ask);
  const isOld = rested !== name || (asked.kind === 'ready' && !asked.isFresh);
  if (asked.kind === 'loading' || isOld) return <EffectLoading />;
  if (asked.kind === 'failed') {
    return (
      <Callout tone="danger" size="line">
        {errorWords(asked.error, locale)}
      </Callout>
    );
  }
  const lines = effectLines(asked.value);
  const { unpriced } = asked.value;
  return (
    <section aria-label={t('effect')} aria-live="polite">
      <h3 className="mb-1.5 text-xs font-semibold text-ink-2">{t('effect')}</h3>
      {lines.length === 0 ? <p className="text-sm text-ink-2">{t('effectNone')}</p> : <EffectList lines={lines} />}
      {unpriced > 0 && (
        <Callout tone="review" size="line" className="mt-2">
          {t('effectUnpriced', { count: unpriced })}
        </Callout>
      )}
    </section>
  );
}

/** An effect computes whole years; while somebody types, only the last letter asks for one. */
const REST_MS = 250;

function useRested(name: string): string {
  const [rested, setRested] = useState(name);
  useEffect(() => {
    if (rested === name) return;
    const timer = setTimeout(() => setRested(name), REST_MS);
    return () => clearTimeout(timer);
  }, [name, rested]);
  return rested;
}

function EffectLoading() {
  const t = useStrings(editStrings);
  return (
    <div role="status" aria-label={t('effectLoading')} className="grid gap-2.5 py-1">
      <Skeleton className="w-2/5" />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
    </div>
  );
}

const MOST_LINES = 6;

function EffectList({ lines }: { readonly lines: readonly EffectLine[] }) {
  const t = useStrings(editStrings);
  const euro = useEuro();
  const quantity = useQuantity();
  const rest = lines.length - MOST_LINES;
  const items = lines.slice(0, MOST_LINES).map((line): Description => {
    const print = (text: string) => {
      if (line.kind === 'open') return text;
      if (line.kind === 'holding') return quantity(text);
      return euro(text, { whole: line.kind === 'tax' });
    };
    return {
      id: line.id,
      term:
        line.kind === 'holding' ? t('effectHolding', { asset: line.asset }) : t(TERMS[line.kind], { year: line.year }),
      value: <EffectChange from={print(line.before)} to={print(line.after)} />,
    };
  });
  return (
    <>
      <DescriptionList items={items} sunken dense />
      {rest > 0 && <p className="mt-1 text-xs text-ink-3">{t('effectMore', { count: rest })}</p>}
    </>
  );
}

const TERMS = { gain: 'effectGain', income: 'effectIncome', tax: 'effectTax', open: 'effectOpen' } as const;

function EffectChange({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useStrings(editStrings);
  return (
    <>
      <span aria-hidden="true">
        <span className="text-ink-3">{from} →</span> {to}
      </span>
      <span className="sr-only">{t('fromTo', { from, to })}</span>
    </>
  );
}

interface Change {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

type EffectLine =
  | (Change & { readonly kind: 'holding'; readonly asset: string })
  | (Change & { readonly kind: 'gain' | 'income' | 'tax' | 'open'; readonly year: number });

/** The lines of an effect: only what changes, the year's tax last. A figure that is not known has no line. */
export function effectLines({ holdings, years }: Effect): readonly EffectLine[] {
  const coins = holdings
    .filter(({ before, after }) => differs(before, after))
    .map(({ asset, before, after }): EffectLine => ({ kind: 'holding', id: `holding ${asset}`, asset, before, after }));
  return [...coins, ...years.flatMap(({ year, before, after }) => yearLines(year, before, after))];
}

function yearLines(year: number, before: TaxFigures, after: TaxFigures): readonly EffectLine[] {
  const line = (
    kind: 'gain' | 'income' | 'tax' | 'open',
    from: string | undefined,
    to: string | undefined,
  ): readonly EffectLine[] =>
    from === undefined || to === undefined || !differs(from, to)
      ? []
      : [{ kind, id: `${kind} ${year}`, year, before: from, after: to }];
  return [
    ...line('gain', before.privateSalesNet, after.privateSalesNet),
    ...line('income', before.incomeNet, after.incomeNet),
    ...line('tax', before.estimatedTax, after.estimatedTax),
    ...line('open', String(before.incomplete), String(after.incomplete)),
  ];
}

function differs(a: string, b: string): boolean {
  return compare(dec(a), dec(b)) !== 0;
}
