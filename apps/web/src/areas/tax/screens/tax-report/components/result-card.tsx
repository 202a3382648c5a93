/** The answer: what it will probably cost and how that comes about, beside the limits and the distance to them. */
import { isZero } from '@cryptax/kernel';
import { difference } from '../../../../../platform/difference.ts';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { FigureId } from '../../../explain-types.ts';
import type { ReportView } from '../../../report-types.ts';
import {
  isDecided,
  isUntaxed,
  LimitRange,
  RangeFigure,
  useReportStanding,
  type YearStanding,
} from '../../../year-range.tsx';
import { taxReportStrings } from '../strings.ts';
import { limitStanding } from './key-figures.tsx';

export interface ResultCardProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
  /** Opens the profile; absent where it cannot be changed. */
  readonly onProfile: (() => void) | undefined;
}

export function ResultCard(props: ResultCardProps) {
  const standing = useReportStanding(props.report);
  return (
    <Card className="mb-4 grid md:grid-cols-2 beside-tour:grid-cols-1">
      <TaxSide {...props} standing={standing} />
      <LimitSide report={props.report} standing={standing} />
    </Card>
  );
}

interface TaxSideProps extends ResultCardProps {
  readonly standing: YearStanding;
}

function TaxSide({ report, onWhy, onProfile, standing }: TaxSideProps) {
  const t = useStrings(taxReportStrings);
  const { estimate, capitalTax } = report.summary;
  const isFlat = estimate.kind === 'flat-estimate' && !isZero(estimate.crypto);
  return (
    <div className="min-w-0 px-4 py-4.5 sm:px-5.5 sm:py-5.5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {t('tax.label')}
        {isFlat && <Badge tone="stale">{t('tax.rough')}</Badge>}
      </p>
      {standing.kind === 'certain' ? (
        <>
          <p className="mt-1.5 mb-2.5" data-figure="tax">
            <Money
              value={estimate.extraTax}
              hero
              whole
              onWhy={() => onWhy('tax.extra')}
              className="text-[2.75rem]! leading-13!"
            />
          </p>
          <p className="max-w-[52ch] text-sm text-ink-2">
            <TaxSentence report={report} />
          </p>
        </>
      ) : (
        <OpenTax standing={standing} booked={estimate.extraTax} onWhy={() => onWhy('tax.extra')} />
      )}
      {isFlat && onProfile && (
        <Button variant="suggested" size="s" className="mt-3" onClick={onProfile}>
          {t('tax.enter')}
        </Button>
      )}
      {!isZero(capitalTax.taxable) && (
        <p className="mt-3 flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-sm text-ink-2">
          {t('tax.capital')}
          <span className="font-semibold text-ink">
            <Money value={capitalTax.total} onWhy={() => onWhy('tax.capital')} />
          </span>
        </p>
      )}
    </div>
  );
}

interface OpenTaxProps {
  readonly standing: YearStanding;
  readonly booked: string;
  readonly onWhy: () => void;
}

/** While answers can move it, the figure is its range; what is booked so far stands below it. */
function OpenTax({ standing, booked, onWhy }: OpenTaxProps) {
  const t = useStrings(taxReportStrings);
  const euro = useEuro();
  const range = standing.kind === 'range' ? standing.range : undefined;
  // Without an income there is only a flat rate, which no range may rest on.
  const tax = range?.tax ?? (isUntaxed(standing) ? NO_TAX : { low: null, high: null });
  return (
    <>
      <p className="num mt-1.5 mb-2.5 text-3xl font-semibold" data-figure="tax-range">
        {standing.kind === 'computing' ? t('tax.computing') : <RangeFigure range={tax} whole />}
      </p>
      <p className="max-w-[52ch] text-sm text-ink-2">
        {t(isDecided(standing) ? 'tax.decided' : isUntaxed(standing) ? 'tax.never' : 'tax.open')}
      </p>
      <Button variant="quiet" size="s" className="mt-1.5 -ml-2.5" onClick={onWhy}>
        {t('tax.booked', { tax: euro(booked, { whole: true }) })}
      </Button>
    </>
  );
}

const NO_TAX = { low: '0.00', high: '0.00' };

function TaxSentence({ report }: { readonly report: ReportView }) {
  const t = useStrings(taxReportStrings);
  const euro = useEuro();
  const { estimate } = report.summary;
  if (isZero(estimate.crypto)) return <>{t('tax.none')}</>;
  if (estimate.kind === 'flat-estimate') return <>{t('tax.flat', { crypto: euro(estimate.crypto) })}</>;
  const { with: after, without: before } = estimate;
  const whole = (value: string) => euro(value, { whole: true });
  const soli = difference(after.soli, before.soli);
  const church = difference(after.churchTax, before.churchTax);
  return (
    <>
      {t('tax.difference', { with: whole(after.incomeTax), without: whole(before.incomeTax) })}
      {!isZero(soli) && ` ${t('tax.soli', { soli: euro(soli, { sign: 'always' }) })}`}
      {!isZero(church) && ` ${t('tax.church', { church: euro(church, { sign: 'always' }) })}`}
    </>
  );
}

function LimitSide({ report, standing }: Pick<TaxSideProps, 'report' | 'standing'>) {
  const { privateSales, income } = report.summary.assessed;
  const range = standing.kind === 'range' ? standing.range : undefined;
  return (
    <div className="grid min-w-0 content-center gap-5 border-t border-line px-4 py-4.5 sm:px-5.5 sm:py-5.5 md:border-t-0 md:border-l beside-tour:border-t beside-tour:border-l-0">
      <Limit law="s23" net={privateSales.net} limit={privateSales.limit} standing={standing} />
      {(report.counts.income > 0 || (range !== undefined && range.income.high !== '0.00')) && (
        <Limit law="s22" net={income.net} limit={income.limit} standing={standing} />
      )}
    </div>
  );
}

interface LimitProps {
  readonly law: 's22' | 's23';
  readonly net: string;
  readonly limit: string;
  /** What it can be while questions are open. */
  readonly standing: YearStanding;
}

function Limit({ law, net, limit, standing }: LimitProps) {
  const t = useStrings(taxReportStrings);
  const euro = useEuro();
  const { kind, distance } = limitStanding(net, limit);
  const words = kind === 'reached' && law === 's22' ? 'limit.reachedIncome' : (`limit.${kind}` as const);
  const sentence = standing.kind === 'certain' ? t(words, { distance: euro(distance) }) : t('limit.open');
  return (
    <div>
      <p className="mb-2.5 text-sm text-ink-2">{t(`limit.${law}`)}</p>
      {standing.kind === 'range' ? (
        <LimitRange law={law === 's23' ? 'privateSales' : 'income'} {...standing} />
      ) : (
        <LimitGauge label={t('limit.short')} value={net} limit={limit} sentence={sentence} />
      )}
    </div>
  );
}
