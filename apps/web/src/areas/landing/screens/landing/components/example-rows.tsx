/** The three results of a year with what each means for the tax: within the period, after it, and rewards. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import type { ExampleYear } from '../landing-facts.ts';
import { landingStrings } from '../strings.ts';

type Effect = 'taxable' | 'tax-free' | 'no-effect';

export function ExampleRows({ year }: { readonly year: ExampleYear }) {
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
