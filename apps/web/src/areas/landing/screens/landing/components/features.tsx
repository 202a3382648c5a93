/** The six features, each with a small picture of what it looks like. */
import { Check, Cloud, File, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { TickRing } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { facts } from '../landing-facts.ts';
import { lowerStrings } from '../lower-strings.ts';

type FeatureKey = 'import' | 'limit' | 'privacy' | 'elster' | 'strategies' | 'prices';

export function Features() {
  const t = useStrings(lowerStrings);
  return (
    <section id="features" className="scroll-mt-6 pt-20">
      <div className="items-end justify-between sm:flex">
        <h2 className="max-w-[20ch] text-3xl font-semibold">{t('features.title')}</h2>
        <p className="mt-2 text-xs text-ink-3">{t('features.note')}</p>
      </div>
      <div className="mt-9 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        <Feature name="import" picture={<ImportPicture />} />
        <Feature name="limit" picture={<LimitPicture />} />
        <Feature name="privacy" picture={<StoragePicture />} id="security" />
        <Feature name="elster" picture={<ElsterPicture />} />
        <Feature name="strategies" picture={<MethodsPicture />} />
        <Feature name="prices" picture={<PricesPicture />} />
      </div>
    </section>
  );
}

interface FeatureProps {
  readonly name: FeatureKey;
  readonly picture: ReactNode;
  readonly id?: string;
}

function Feature({ name, picture, id }: FeatureProps) {
  const t = useStrings(lowerStrings);
  return (
    <article id={id} className="scroll-mt-6">
      <div className="flex h-42 flex-col justify-center rounded-[.75rem] border border-line bg-surface px-5">
        {picture}
      </div>
      <h3 className="mt-4 text-lg font-semibold">{t(`feature.${name}`)}</h3>
      <p className="mt-0.5 text-ink-2">{t(`feature.${name}.line`)}</p>
    </article>
  );
}

/** The small pictures in the feature cards. Figures are the demo ledger's, see `landing-facts.ts`. */
function ImportPicture() {
  const t = useStrings(lowerStrings);
  return (
    <Rows>
      {facts.files.slice(0, 3).map(({ name, rows }) => (
        <Row
          key={name}
          icon={File}
          end={
            <>
              <span className="num text-xs text-ink-3">{t('rows', { count: rows })}</span>
              <Icon icon={Check} size={14} className="text-gain" />
            </>
          }
        >
          {name}
        </Row>
      ))}
    </Rows>
  );
}

/** Another year than the hero's, so that the bar tells something new. */
const LIMIT_YEAR = facts.years.find(({ year, isTaxable }) => year !== facts.shownYear && !isTaxable) ?? facts.years[0];

function LimitPicture() {
  const t = useStrings(lowerStrings);
  if (LIMIT_YEAR === undefined) return null;
  const { net, limit, isTaxable } = LIMIT_YEAR;
  return (
    <LimitGauge value={net} limit={limit} label={t('limit')} sentence={t(isTaxable ? 'limit.over' : 'limit.under')} />
  );
}

function StoragePicture() {
  const t = useStrings(lowerStrings);
  return (
    <div className="grid gap-2">
      <Choice icon={Lock} title={t('storage.local')} line={t('storage.local.line')} chosen />
      <Choice icon={Cloud} title={t('storage.cloud')} line={t('storage.cloud.line')} />
    </div>
  );
}

function ElsterPicture() {
  const t = useStrings(lowerStrings);
  const locale = useLocale();
  return (
    <Rows>
      {facts.form.map(({ line, field, value }) => (
        <Row key={field} end={<b className="num font-semibold text-ink">{formatEuro(value, locale)}</b>}>
          <span className="num mr-2.5 rounded-sm bg-ink/6 px-1.5 py-0.5 text-xs font-semibold text-ink-2">{line}</span>
          {t(`elster.${field}`)}
        </Row>
      ))}
    </Rows>
  );
}

const MOST = Math.max(...facts.methods.map(({ gain }) => Number(gain)), 1);

function MethodsPicture() {
  const t = useStrings(lowerStrings);
  const locale = useLocale();
  return (
    <>
      <p className="mb-2 text-xs text-ink-3">{t('methods.of', { year: facts.shownYear })}</p>
      <ul className="grid gap-1.5 text-sm">
        {facts.methods.map(({ method, gain }, index) => (
          <li key={method} className="grid grid-cols-[3rem_1fr_4.5rem] items-center gap-2.5">
            <span className={index === 0 ? 'font-semibold text-accent' : 'text-ink-2'}>{method}</span>
            <svg className="h-2 w-full" aria-hidden="true">
              <rect
                className={cx('mark-fill', index === 0 ? 'fill-accent' : 'fill-line-strong')}
                width={`${Math.max(0, (Number(gain) / MOST) * 100)}%`}
                height="100%"
                rx="4"
              />
            </svg>
            <b className="num text-right font-semibold">{formatEuro(gain, locale)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function PricesPicture() {
  const t = useStrings(lowerStrings);
  const locale = useLocale();
  return (
    <Rows>
      {facts.prices.map(({ asset, day, eur }) => (
        <Row key={asset} end={<b className="num font-semibold text-ink">{formatEuro(eur, locale)}</b>}>
          <b className="mr-2 font-medium text-ink">{asset}</b>
          <span className="text-xs text-ink-3">{t('price.day', { day: formatDay(day, locale) })}</span>
        </Row>
      ))}
    </Rows>
  );
}

/** What the feature pictures are drawn from: rows of a list, and a choice between two. */
function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface RowProps {
  readonly icon?: LucideIcon;
  readonly end: ReactNode;
  readonly children: ReactNode;
}

function Row({ icon, end, children }: RowProps) {
  return (
    <li className="flex min-h-10 items-center gap-2.5 text-sm text-ink-2">
      {icon && <Icon icon={icon} size={14} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {end}
    </li>
  );
}

interface ChoiceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly line: string;
  readonly chosen?: boolean;
}

function Choice({ icon, title, line, chosen = false }: ChoiceProps) {
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-[.5rem] border px-3.5 py-2',
        chosen ? 'border-accent text-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line text-ink-3',
      )}
    >
      <Icon icon={icon} />
      <p className="min-w-0 flex-1 text-xs text-ink-3">
        <b className="block text-sm text-ink">{title}</b>
        {line}
      </p>
      {chosen && <Icon icon={TickRing} />}
    </div>
  );
}
