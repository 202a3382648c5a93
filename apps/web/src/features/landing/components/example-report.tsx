/**
 * What a report looks like, drawn with one example and marked as such. The figures hang together by the law of 2025:
 * a gain at or above 1,000 EUR is taxable whole, income from staking below 256 EUR is free, after a year a sale is free.
 */
import { ArrowRight } from 'lucide-react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { formatQuantity } from '../../../ui/format/quantity.ts';
import { Trace } from '../../../ui/glyphs.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LimitGauge } from '../../../ui/limit-gauge.tsx';
import { landingStrings } from '../strings.ts';

const ROWS = [
  { key: 'example.s23', note: 'example.s23.note', amount: '2190.38', state: 'taxable' },
  { key: 'example.held', note: 'example.held.note', amount: '12430.81', state: 'tax-free' },
  { key: 'example.staking', note: 'example.staking.note', amount: '184.20', state: 'tax-free' },
] as const;

export function ExampleReport() {
  const t = useStrings(landingStrings);
  const locale = useLocale();
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-surface shadow-3">
      <figcaption className="flex items-center justify-between px-4 pt-4 text-[.9375rem] font-semibold sm:px-5.5">
        {t('example.report')}
        <Badge tone="demo" icon={null}>
          {t('example')}
        </Badge>
      </figcaption>
      <div className="grid gap-x-10 gap-y-3 px-4 pt-3.5 pb-4.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-5.5">
        <div>
          <p className="text-xs text-ink-2">{t('example.gain')}</p>
          <p className="num text-3xl font-semibold">{formatEuro('2190.38', locale)}</p>
        </div>
        <div>
          <p className="mb-3 text-xs text-ink-2">{t('limit')}</p>
          <LimitGauge value="2190.38" limit="1000" label={t('limit')} sentence={t('example.over')} />
        </div>
      </div>
      <dl className="border-t border-line">
        {ROWS.map(({ key, note, amount, state }) => (
          <div
            key={key}
            className="grid min-h-13.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto_8rem] sm:px-5.5"
          >
            <dt className="text-sm font-medium">
              {t(key)}
              <span className="block text-xs font-normal text-ink-3">{t(note)}</span>
            </dt>
            <dd className="num text-right text-sm font-semibold">{formatEuro(amount, locale)}</dd>
            <dd className="col-span-2 sm:col-span-1 sm:text-right">
              <Badge tone={state === 'taxable' ? 'taxable' : 'free'}>{t(state)}</Badge>
            </dd>
          </div>
        ))}
      </dl>
      <ExampleTrace />
    </figure>
  );
}

function ExampleTrace() {
  const t = useStrings(landingStrings);
  const locale = useLocale();
  return (
    <div className="bg-sunken px-4 pt-3.5 pb-4.5 sm:px-5.5">
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Icon icon={Trace} className="text-accent" />
        {t('example.why', { amount: formatEuro('1638.19', locale) })}
      </p>
      <div className="mt-2.5 grid items-center gap-2.5 sm:grid-cols-[1fr_auto_1fr_auto_1.25fr]">
        <Step
          label={t('example.sale')}
          value={`${formatQuantity('0.05', locale)} BTC`}
          note={formatDay('2025-10-03', locale)}
        />
        <Arrow />
        <Step
          label={t('example.lot')}
          value={formatEuro('3542.95', locale)}
          note={t('example.bought', { date: formatDay('2024-11-06', locale) })}
        />
        <Arrow />
        <Step label={t('example.source')} value="kraken_ledgers.csv" note={t('example.line', { line: 77 })} mono />
      </div>
    </div>
  );
}

function Arrow() {
  return <Icon icon={ArrowRight} size={15} className="justify-self-center text-ink-3 max-sm:rotate-90" />;
}

interface StepProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly mono?: boolean;
}

function Step({ label, value, note, mono = false }: StepProps) {
  return (
    <p className="min-w-0 rounded-[.5rem] border border-line bg-surface px-3 py-2 text-xs text-ink-3">
      <span className="block">{label}</span>
      <span className={cx('block truncate font-semibold text-ink', mono ? 'font-mono' : 'num text-sm')}>{value}</span>
      <span className="block">{note}</span>
    </p>
  );
}
