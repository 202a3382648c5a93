/**
 * What a report looks like: the demo ledger's years as the engine computed them when the app was built, one at a time,
 * marked as an example. Beneath, the largest part of the result and the line of the file it comes from.
 */
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatEuro, splitEuro } from '../../../../../ui/format/euro.ts';
import { formatQuantity } from '../../../../../ui/format/quantity.ts';
import { Trace } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { type ExampleTrace, type ExampleYear, facts } from '../landing-facts.ts';
import { landingStrings } from '../strings.ts';

export function ExampleReport() {
  const t = useStrings(landingStrings);
  const [chosen, setChosen] = useState(facts.shownYear);
  const year = facts.years.find((each) => each.year === chosen);
  if (year === undefined) return null;
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-surface shadow-3">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-4 sm:px-5.5">
        <span className="text-[.9375rem] font-semibold">{t('example.title', { year: chosen })}</span>
        <Badge tone="demo" icon={null}>
          {t('example')}
        </Badge>
        <YearChoice chosen={chosen} onChoose={setChosen} />
      </figcaption>
      <Result year={year} />
      <ExampleRows year={year} />
      {year.trace && <ExampleTrail trace={year.trace} />}
    </figure>
  );
}

function YearChoice({ chosen, onChoose }: { readonly chosen: number; readonly onChoose: (year: number) => void }) {
  const t = useStrings(landingStrings);
  return (
    <fieldset className="ml-auto flex gap-1">
      <legend className="sr-only">{t('example.years')}</legend>
      {facts.years.map(({ year }) => (
        <button
          key={year}
          type="button"
          aria-pressed={year === chosen}
          onClick={() => onChoose(year)}
          className={cx(
            'num min-h-7 rounded-md px-2 text-xs touch:min-h-11',
            year === chosen ? 'bg-ink/7 font-semibold text-ink' : 'text-ink-2 hover:text-ink',
          )}
        >
          {year}
        </button>
      ))}
    </fieldset>
  );
}

function Result({ year }: { readonly year: ExampleYear }) {
  const t = useStrings(landingStrings);
  const { lead, rest } = splitEuro(year.tax, useLocale(), { whole: true });
  return (
    <div className="grid gap-x-10 gap-y-3 px-4 pt-3 pb-4.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-5.5">
      <div aria-live="polite">
        <p className="text-xs text-ink-2">{t('example.tax')}</p>
        <p className="num text-3xl font-semibold">
          {lead}
          <span className="text-[.6em] text-ink-3">{rest}</span>
        </p>
        {/[1-9]/.test(year.tax) && <p className="text-xs text-ink-3">{t('example.rough')}</p>}
      </div>
      <LimitGauge
        className="pt-1.5"
        value={year.net}
        limit={year.limit}
        label={t('limit')}
        sentence={t(year.isTaxable ? 'example.over' : 'example.under')}
      />
    </div>
  );
}

/** From the largest part of a result to the line of the file: sale, lot, source. */
function ExampleTrail({ trace }: { readonly trace: ExampleTrace }) {
  const t = useStrings(landingStrings);
  const locale = useLocale();
  return (
    <div className="bg-sunken px-4 pt-3.5 pb-4 sm:px-5.5">
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Icon icon={Trace} className="text-accent" />
        {t('example.why', { amount: formatEuro(trace.gain, locale) })}
      </p>
      <div className="mt-2.5 grid items-center gap-2.5 sm:grid-cols-[1fr_auto_1fr_auto_1.25fr]">
        <Station
          label={t('example.sale')}
          value={`${formatQuantity(trace.quantity, locale)} ${trace.asset}`}
          note={formatDay(trace.soldOn, locale)}
        />
        <Arrow />
        <Station
          label={t('example.lot')}
          value={formatEuro(trace.cost, locale)}
          note={t('example.bought', { date: formatDay(trace.boughtOn, locale) })}
        />
        <Arrow />
        <Station label={t('example.source')} value={trace.file} note={t('example.line', { line: trace.line })} mono />
      </div>
      <p className="mt-3 text-xs text-ink-3">{t('example.how')}</p>
    </div>
  );
}

function Arrow() {
  return <Icon icon={ArrowRight} size={15} className="justify-self-center text-ink-3 max-sm:rotate-90" />;
}

interface StationProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly mono?: boolean;
}

function Station({ label, value, note, mono = false }: StationProps) {
  return (
    <p className="min-w-0 rounded-[.5rem] border border-line bg-surface px-3 py-2 text-xs text-ink-3">
      <span className="block">{label}</span>
      <span className={cx('block truncate font-semibold text-ink', mono ? 'font-mono' : 'num text-sm')}>{value}</span>
      <span className="block">{note}</span>
    </p>
  );
}

/** The three results of a year with what each means for the tax: within the period, after it, and rewards. */
type Effect = 'taxable' | 'tax-free' | 'no-effect';

function ExampleRows({ year }: { readonly year: ExampleYear }) {
  const t = useStrings(landingStrings);
  const locale = useLocale();
  const incomeLimit = formatEuro(year.incomeLimit, locale, { whole: true });
  return (
    <>
      <dl className="border-t border-line">
        <Row
          title={t('example.s23')}
          note={t('example.s23.note')}
          amount={year.net}
          effect={year.isTaxable ? 'taxable' : freeOr(year.net)}
        />
        <Row title={t('example.held')} note={t('example.held.note')} amount={year.free} effect={freeOr(year.free)} />
        <Row
          title={t('example.income')}
          note={t('example.income.note', { limit: incomeLimit })}
          amount={year.income}
          effect={year.isIncomeTaxable ? 'taxable' : 'tax-free'}
        />
      </dl>
      {year.open > 0 && (
        <p className="border-b border-line px-4 py-2 sm:px-5.5">
          <Badge tone="review">{t('example.open', { count: year.open })}</Badge>
        </p>
      )}
    </>
  );
}

/** Nothing or a loss is not "free": it changes no tax of that year. */
function freeOr(amount: string): Effect {
  return amount.startsWith('-') || !/[1-9]/.test(amount) ? 'no-effect' : 'tax-free';
}

interface RowProps {
  readonly title: string;
  readonly note: string;
  readonly amount: string;
  readonly effect: Effect;
}

const TONES = { taxable: 'taxable', 'tax-free': 'free', 'no-effect': 'neutral' } as const;

function Row({ title, note, amount, effect }: RowProps) {
  const t = useStrings(landingStrings);
  const locale = useLocale();
  return (
    <div className="grid min-h-13.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto_8rem] sm:px-5.5">
      <dt className="text-sm font-medium">
        {title}
        <span className="block text-xs font-normal text-ink-3">{note}</span>
      </dt>
      <dd className="num text-right text-sm font-semibold">{formatEuro(amount, locale)}</dd>
      <dd className="col-span-2 sm:col-span-1 sm:text-right">
        <Badge tone={TONES[effect]}>{t(effect)}</Badge>
      </dd>
    </div>
  );
}
