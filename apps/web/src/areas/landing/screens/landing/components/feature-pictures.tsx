/** The small pictures in the feature cards. Figures are the demo ledger's, see `landing-facts.ts`. */
import { Check, Cloud, File, Lock } from 'lucide-react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { facts } from '../landing-facts.ts';
import { lowerStrings } from '../lower-strings.ts';
import { Choice, Row, Rows } from './picture-parts.tsx';

export function ImportPicture() {
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

export function LimitPicture() {
  const t = useStrings(lowerStrings);
  if (LIMIT_YEAR === undefined) return null;
  const { net, limit, isTaxable } = LIMIT_YEAR;
  return (
    <LimitGauge value={net} limit={limit} label={t('limit')} sentence={t(isTaxable ? 'limit.over' : 'limit.under')} />
  );
}

export function StoragePicture() {
  const t = useStrings(lowerStrings);
  return (
    <div className="grid gap-2">
      <Choice icon={Lock} title={t('storage.local')} line={t('storage.local.line')} chosen />
      <Choice icon={Cloud} title={t('storage.cloud')} line={t('storage.cloud.line')} />
    </div>
  );
}

export function ElsterPicture() {
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

export function MethodsPicture() {
  const t = useStrings(lowerStrings);
  const locale = useLocale();
  return (
    <>
      <p className="mb-2 text-xs text-ink-3">{t('methods.of', { year: facts.shownYear })}</p>
      <ul className="grid gap-1.5 text-sm">
        {facts.methods.map(({ method, gain }, index) => (
          <li key={method} className="grid grid-cols-[3rem_1fr_4.5rem] items-center gap-2.5">
            <span className={index === 0 ? 'font-semibold text-accent' : 'text-ink-2'}>{method}</span>
            <span
              className={cx('mark-fill h-2 rounded-full', index === 0 ? 'bg-accent' : 'bg-line-strong')}
              style={{ width: `${Math.max(0, (Number(gain) / MOST) * 100)}%` }}
            />
            <b className="num text-right font-semibold">{formatEuro(gain, locale)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

export function PricesPicture() {
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
