/** From the largest part of a result to the line of the file: sale, lot, source. */
import { ArrowRight } from 'lucide-react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { formatQuantity } from '../../../../../ui/format/quantity.ts';
import { Trace } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import type { ExampleTrace } from '../landing-facts.ts';
import { landingStrings } from '../strings.ts';

export function ExampleTrail({ trace }: { readonly trace: ExampleTrace }) {
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
