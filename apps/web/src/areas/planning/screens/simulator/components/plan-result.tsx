/** A plan in figures: what it costs, what it saves, how sure it is the best, its steps; as calendar, table and PDF. */
import type { Book } from '@cryptax/store';
import { CalendarPlus, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { areFinal, usePlanClaims } from '../../../parts/plan-claims.tsx';
import { planningStrings } from '../../../parts/strings.ts';
import { usePrint } from '../../../parts/use-print.ts';
import type { MultiYearPlan, PlanStep, PlanTotals, PlanYear } from '../../../planning-types.ts';
import { planCalendar, planCsv } from '../model/plan-files.ts';
import { assumedWords, isProven, planPaper, roomOf, savedByPlan, tightYears } from '../model/plan-paper.ts';
import { planStrings } from '../plan-strings.ts';
import { PlanSteps, PlanTable, StepDrawer, taxColumn } from './plan-steps.tsx';

export function PlanResult({ book, plan }: { readonly book: Book; readonly plan: MultiYearPlan }) {
  const t = useStrings(planStrings);
  const p = useStrings(planningStrings);
  const locale = useLocale();
  const euro = useEuro();
  const [step, setStep] = useState<PlanStep | null>(null);
  const claims = usePlanClaims(book);
  const isFinal = areFinal(
    claims,
    plan.years.map(({ year }) => year),
    plan.steps.map(({ asset }) => asset),
  );
  return (
    <section className="mt-5 grid gap-4 border-t border-line pt-4" aria-live="polite">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-semibold">{t('plan.title', { day: formatDay(plan.end, locale) })}</h3>
        <PlanFiles book={book} plan={plan} isFinal={isFinal} />
      </div>
      <PlanFigures plan={plan} isFinal={isFinal} />
      {!isFinal && (
        <Callout tone="review" size="line">
          {p('openYear.paper')}
        </Callout>
      )}
      {tightYears(plan)
        .filter(({ year }) => claims.isCertain(year))
        .map((year) => (
          <Callout key={year.year} tone="review" size="line">
            {t('plan.tight', { year: year.year, room: euro(roomOf(year)), limit: euro(year.limit, { whole: true }) })}
          </Callout>
        ))}
      <PlanSteps steps={plan.steps} claims={claims} onOpen={setStep} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PlanComparison plan={plan} />
        <PlanYears years={plan.years} />
      </div>
      <p className="text-xs text-ink-3">
        {plan.assumedLawYears.length > 0 && assumedWords(plan, t)}{' '}
        {t(`plan.basis.${plan.basis}`, { tax: euro(plan.taxInForce, { whole: true }) })}
      </p>
      {step && <StepDrawer book={book} step={step} today={plan.start} onClose={() => setStep(null)} />}
    </section>
  );
}

interface PlanFilesProps extends PlanFiguresProps {
  readonly book: Book;
}

function PlanFiles({ book, plan, isFinal }: PlanFilesProps) {
  const t = useStrings(planStrings);
  const p = useStrings(planningStrings);
  const locale = useLocale();
  const { print, isPrinting } = usePrint(book);
  const saveCalendar = () =>
    saveTextFile(
      'cryptax-plan.ics',
      planCalendar(plan, t, locale, new Date().toISOString(), isFinal ? '' : p('openYear.paper')),
      'text/calendar;charset=utf-8',
    );
  return (
    <div className="flex flex-wrap gap-2 sm:ml-auto">
      <Button
        size="s"
        icon={FileText}
        loading={isPrinting}
        onClick={() => print('cryptax-plan.pdf', planPaper(plan, t, locale))}
      >
        {t('pdf')}
      </Button>
      <Button size="s" icon={CalendarPlus} onClick={saveCalendar}>
        {t('ics')}
      </Button>
      <Button size="s" icon={Download} onClick={() => saveTextFile('cryptax-plan.csv', planCsv(plan))}>
        {t('csv')}
      </Button>
    </div>
  );
}

interface PlanFiguresProps {
  readonly plan: MultiYearPlan;
  /** No open answer can move its years or its lots. */
  readonly isFinal: boolean;
}

function PlanFigures({ plan, isFinal }: PlanFiguresProps) {
  const t = useStrings(planStrings);
  const p = useStrings(planningStrings);
  const note = isFinal ? undefined : p('booked');
  const proven = isProven(plan);
  return (
    <StatStrip
      stats={[
        { id: 'tax', label: t('plan.tax'), value: <Money value={plan.totals.tax} whole />, note },
        { id: 'net', label: t('plan.net'), value: <Money value={plan.totals.netAfterTax} />, note },
        { id: 'saved', label: t('plan.saved'), value: <Money value={savedByPlan(plan)} whole />, note },
        {
          id: 'gap',
          label: t('plan.gap'),
          value: proven ? t('plan.optimal') : <Money value={plan.gap} />,
          note: note ?? (proven ? t(`plan.optimal.${plan.goal}`) : t('plan.gap.note')),
        },
      ]}
    />
  );
}

/** Year by year: result, what of it is taxable, tax, and the loss carried on. */
function PlanYears({ years }: { readonly years: readonly PlanYear[] }) {
  const t = useStrings(planStrings);
  const name = ({ year }: PlanYear) => <span className="num">{year}</span>;
  return (
    <PlanTable
      title={t('years')}
      rows={years}
      rowId={({ year }) => String(year)}
      columns={[
        { id: 'year', header: t('year'), width: 4, grow: true, cell: name },
        {
          id: 'net',
          header: t('year.net'),
          align: 'right',
          width: 8,
          cell: ({ net }) => <Money value={net} sign="always" />,
        },
        {
          id: 'taxable',
          header: t('year.taxable'),
          align: 'right',
          width: 8,
          priority: 2,
          cell: ({ taxable }) => <Money value={taxable} />,
        },
        taxColumn(t),
        {
          id: 'carry',
          header: t('year.carry'),
          align: 'right',
          width: 8,
          priority: 3,
          cell: ({ carryOut }) => <Money value={carryOut} />,
        },
      ]}
      name={name}
      figure={({ net }) => ({ value: net, sign: 'always' })}
    />
  );
}

/** The plan beside the two plain alternatives: selling all now, doing nothing. */
interface Row extends PlanTotals {
  readonly id: 'plan' | 'now' | 'nothing';
}

function PlanComparison({ plan }: { readonly plan: MultiYearPlan }) {
  const t = useStrings(planStrings);
  const rows: readonly Row[] = [
    { id: 'plan', ...plan.totals },
    { id: 'now', ...plan.sellAllNow },
    { id: 'nothing', ...plan.doNothing },
  ];
  const name = ({ id }: Row) => t(`compared.${id}`);
  return (
    <PlanTable
      title={t('compared')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: t('compared'), headerHidden: true, width: 9, grow: true, cell: name },
        taxColumn(t),
        {
          id: 'net',
          header: t('net'),
          align: 'right',
          width: 7.5,
          cell: ({ netAfterTax }) => <Money value={netAfterTax} />,
        },
        {
          id: 'left',
          header: t('remaining'),
          align: 'right',
          width: 8.5,
          priority: 3,
          cell: ({ remainingValue }) => <Money value={remainingValue} />,
        },
      ]}
      name={name}
      figure={({ netAfterTax }) => ({ value: netAfterTax })}
    />
  );
}
