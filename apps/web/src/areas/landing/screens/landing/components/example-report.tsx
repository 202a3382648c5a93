/**
 * What a report looks like: the demo ledger's years as the engine computed them when the app was built, one at a time,
 * marked as an example. Beneath, the largest part of the result and the line of the file it comes from.
 */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { splitEuro } from '../../../../../ui/format/euro.ts';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { type ExampleYear, facts } from '../landing-facts.ts';
import { landingStrings } from '../strings.ts';
import { ExampleRows } from './example-rows.tsx';
import { ExampleTrail } from './example-trail.tsx';

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
