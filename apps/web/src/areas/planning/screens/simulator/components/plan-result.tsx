/** A plan in figures: what it costs, what it saves, how sure it is the best, its steps; as calendar, table and PDF. */
import type { Book } from '@cryptax/store';
import { CalendarPlus, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Money } from '../../../../../ui/money.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { usePrint } from '../../../parts/use-print.ts';
import type { MultiYearPlan, PlanStep } from '../../../planning-types.ts';
import { isProven, roomOf, savedByPlan, tightYears } from '../model/plan-figures.ts';
import { planCalendar, planCsv } from '../model/plan-files.ts';
import { assumedWords, planPaper } from '../model/plan-paper.ts';
import { planStrings } from '../strings/plan-strings.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanYears } from './plan-years.tsx';
import { StepDrawer } from './step-drawer.tsx';

export function PlanResult({ book, plan }: { readonly book: Book; readonly plan: MultiYearPlan }) {
  const t = useStrings(planStrings);
  const locale = useLocale();
  const euro = useEuro();
  const [step, setStep] = useState<PlanStep | null>(null);
  return (
    <section className="mt-5 grid gap-4 border-t border-line pt-4" aria-live="polite">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-semibold">{t('plan.title', { day: formatDay(plan.end, locale) })}</h3>
        <PlanFiles book={book} plan={plan} />
      </div>
      <PlanFigures plan={plan} />
      {tightYears(plan).map((year) => (
        <Callout key={year.year} tone="review" size="line">
          {t('plan.tight', { year: year.year, room: euro(roomOf(year)), limit: euro(year.limit, { whole: true }) })}
        </Callout>
      ))}
      <PlanSteps steps={plan.steps} onOpen={setStep} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PlanComparison plan={plan} />
        <PlanYears years={plan.years} />
      </div>
      <p className="text-xs text-ink-3">
        {plan.assumedLawYears.length > 0 && assumedWords(plan, t)} {t('plan.proof')}
      </p>
      {step && <StepDrawer book={book} step={step} onClose={() => setStep(null)} />}
    </section>
  );
}

function PlanFiles({ book, plan }: { readonly book: Book; readonly plan: MultiYearPlan }) {
  const t = useStrings(planStrings);
  const locale = useLocale();
  const { print, isPrinting } = usePrint(book);
  const saveCalendar = () =>
    saveTextFile(
      'cryptax-plan.ics',
      planCalendar(plan, t, locale, new Date().toISOString()),
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

function PlanFigures({ plan }: { readonly plan: MultiYearPlan }) {
  const t = useStrings(planStrings);
  const proven = isProven(plan);
  return (
    <StatStrip
      stats={[
        { id: 'tax', label: t('plan.tax'), value: <Money value={plan.totals.tax} whole /> },
        { id: 'net', label: t('plan.net'), value: <Money value={plan.totals.netAfterTax} /> },
        { id: 'saved', label: t('plan.saved'), value: <Money value={savedByPlan(plan)} whole /> },
        {
          id: 'gap',
          label: t('plan.gap'),
          value: proven ? t('plan.optimal') : <Money value={plan.gap} />,
          note: proven ? t(`plan.optimal.${plan.goal}`) : t('plan.gap.note'),
        },
      ]}
    />
  );
}
