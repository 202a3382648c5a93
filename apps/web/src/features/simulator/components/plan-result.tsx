/** A computed plan: its cost, its proof, its steps with reasons, its years, the plain alternatives, and files of it. */
import { dec, formatDecimal, subtract } from '@cryptax/kernel';
import { CalendarPlus, Download } from 'lucide-react';
import { saveTextFile } from '../../../lib/files/save-file.ts';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { MultiYearPlan } from '../../../lib/ledger/planning-api.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { Money } from '../../../ui/money.tsx';
import { StatStrip } from '../../../ui/stat-strip.tsx';
import { planCalendar, planCsv } from '../model/plan-files.ts';
import { simulatorStrings } from '../strings.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanYears } from './plan-years.tsx';

export function PlanResult({ plan }: { readonly plan: MultiYearPlan }) {
  const t = useStrings(simulatorStrings);
  const locale = useLocale();
  const saved = formatDecimal(subtract(dec(plan.sellAllNow.tax), dec(plan.totals.tax)));
  const isProven = Number(plan.gap) <= 0.01;
  const stamp = () => new Date().toISOString();
  return (
    <section className="mt-5 grid gap-4 border-t border-line pt-4" aria-live="polite">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-semibold">{t('plan.title', { day: formatDay(plan.end, locale) })}</h3>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button
            size="s"
            icon={CalendarPlus}
            onClick={() =>
              saveTextFile('cryptax-plan.ics', planCalendar(plan, t, stamp()), 'text/calendar;charset=utf-8')
            }
          >
            {t('ics')}
          </Button>
          <Button size="s" icon={Download} onClick={() => saveTextFile('cryptax-plan.csv', planCsv(plan))}>
            {t('csv')}
          </Button>
        </div>
      </div>
      <StatStrip
        stats={[
          { id: 'tax', label: t('plan.tax'), value: <Money value={plan.totals.tax} whole /> },
          { id: 'net', label: t('plan.net'), value: <Money value={plan.totals.netAfterTax} /> },
          { id: 'saved', label: t('plan.saved'), value: <Money value={saved} whole /> },
          {
            id: 'gap',
            label: t('plan.gap'),
            value: isProven ? t('plan.optimal') : <Money value={plan.gap} />,
            note: isProven ? t('plan.optimal.note') : t('plan.gap.note'),
          },
        ]}
      />
      <PlanSteps steps={plan.steps} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PlanComparison plan={plan} />
        <PlanYears years={plan.years} />
      </div>
      <p className="text-xs text-ink-3">
        {plan.assumedLawYears.length > 0 &&
          t('plan.assumed', {
            years: plan.assumedLawYears.join(', '),
            lawYear: Math.min(...plan.years.map(({ lawYear }) => lawYear)),
          })}{' '}
        {t('plan.proof')}
      </p>
    </section>
  );
}
