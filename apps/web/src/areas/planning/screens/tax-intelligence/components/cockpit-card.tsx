/** Both limits as gauges, the cliff drawn, and the view of a couple. */
import { dec, isZero } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { CurveChart } from '../../../../../ui/charts/curve-chart.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { LimitGauge } from '../../../../../ui/limit-gauge.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { ExplainDrawer, useWhy } from '../../../../tax/explain-drawer.tsx';
import type { FigureId } from '../../../../tax/explain-types.ts';
import { LimitRange, useShownYear, type YearStanding } from '../../../../tax/year-range.tsx';
import type { Cockpit, LimitState } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';

export function CockpitCard({ cockpit, book }: { readonly cockpit: Cockpit; readonly book: Book }) {
  const t = useStrings(taxIntelligenceStrings);
  const euro = useEuro();
  const { sales, income, cliff, curve, year } = cockpit;
  const whole = (value: string | number) => euro(typeof value === 'number' ? value.toFixed(2) : value, { whole: true });
  const limit = whole(sales.limit);
  return (
    <TitledCard title={t('cockpit', { year: year.year })}>
      <Realised cockpit={cockpit} book={book} />
      <Limits
        cockpit={cockpit}
        standing={useShownYear(book, year.year)}
        sales={t('room.left', { room: euro(sales.room), limit, step: whole(cliff.step) })}
        income={t('room.income', { room: euro(income.room) })}
      />
      <div className="mt-5 border-t border-line pt-3">
        <CurveChart
          heading={t('cliff')}
          label={t('cliff.line')}
          summary={t(cliffSummary(cliff), {
            limit,
            below: whole(cliff.below),
            step: whole(cliff.step),
          })}
          maxX={curve.at(-1)?.[0] ?? 1}
          at={Math.max(0, Number(sales.net))}
          level={{ y: Number(cliff.at), label: t('cliff.level', { tax: whole(cliff.at) }) }}
          series={[{ id: 'tax', label: t('cliff.line'), color: 'var(--taxable-fill)', points: curve }]}
          table={{
            head: [t('cliff.result'), t('cliff.tax')],
            rows: curve
              .filter((_, index) => index % 6 === 0)
              .map(([result, tax]) => ({ id: String(result), cells: [whole(result), whole(tax)] })),
          }}
        />
      </div>
      <Disclosure summary={t('couple')} className="mt-2 border-b-0">
        <Couple book={book} year={year.year} />
      </Disclosure>
    </TitledCard>
  );
}

interface LimitsProps {
  readonly cockpit: Cockpit;
  readonly standing: YearStanding;
  /** What is left of each limit, where nothing is open and it is not reached. */
  readonly sales: string;
  readonly income: string;
}

/** Both limits: as gauges where the year is certain, else as the range that open answers leave. */
function Limits({ cockpit: { sales, income }, standing, ...room }: LimitsProps) {
  const t = useStrings(taxIntelligenceStrings);
  if (standing.kind === 'range') {
    return (
      <>
        <p className="mb-2.5 text-sm text-ink-2">{t('limit23')}</p>
        <LimitRange law="privateSales" {...standing} />
        <p className="mt-5 mb-2.5 text-sm text-ink-2">{t('limit22')}</p>
        <LimitRange law="income" {...standing} />
      </>
    );
  }
  const sentence = ({ limitReached }: LimitState, left: string) =>
    standing.kind !== 'certain' ? t('room.open') : limitReached ? t('room.gone') : left;
  return (
    <>
      <LimitGauge value={sales.net} limit={sales.limit} label={t('limit23')} sentence={sentence(sales, room.sales)} />
      <LimitGauge
        className="mt-5"
        value={income.net}
        limit={income.limit}
        label={t('limit22')}
        sentence={sentence(income, room.income)}
      />
    </>
  );
}

/** What the year holds so far, each figure down to its lots, events and files. */
function Realised({ cockpit: { sales, income, year }, book }: { readonly cockpit: Cockpit; readonly book: Book }) {
  const t = useStrings(taxIntelligenceStrings);
  const why = useWhy();
  const figure = (id: FigureId, term: string, value: string) => ({
    id,
    term,
    value: <Money value={value} onWhy={() => why.open(id)} />,
  });
  return (
    <>
      <DescriptionList
        className="mb-5"
        items={[
          figure('s23.net', t('net23'), sales.net),
          figure('s22.net', t('net22'), income.net),
          figure('tax.extra', t('taxSoFar'), year.tax),
        ]}
      />
      {why.figure && (
        <ExplainDrawer
          source={{ kind: 'book', book, year: year.year }}
          figure={why.figure}
          onFigure={why.open}
          onClose={why.close}
        />
      )}
    </>
  );
}

/** With the other person's book linked, both are really computed, on the screen of joint assessment and nowhere else. */
function Couple({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(taxIntelligenceStrings);
  const spouse = useAnswer('spouse', (api) => api.spouse());
  const isLinked = book === 'own' && spouse.kind === 'ready' && spouse.value.kind === 'linked';
  return (
    <>
      {isLinked ? (
        <p className="max-w-[68ch] text-sm text-ink-2">{t('couple.linked')}</p>
      ) : (
        <CoupleView book={book} year={year} />
      )}
      <Link to="/joint-assessment" className={buttonClass({ size: 's', className: 'mt-3' })}>
        {t(isLinked ? 'couple.open-joint' : 'couple.link')}
      </Link>
    </>
  );
}

/** Two people, two limits: the other person's result is typed, as a sketch, while that book is not linked. */
function CoupleView({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(taxIntelligenceStrings);
  const euro = useEuro();
  const [net, setNet] = useState('0');
  const answer = useAnswer(`couple ${book} ${year} ${net}`, (api) => api.couple(book, year, net));
  const standing = useShownYear(book, year);
  const room = ({ limitReached, room: left }: LimitState) =>
    limitReached ? t('couple.reached') : t('couple.room', { room: euro(left) });
  const own = (state: LimitState) => (standing.kind === 'certain' ? room(state) : t('couple.open'));
  return (
    <>
      <p className="max-w-[68ch] text-sm text-ink-2">{t('couple.line')}</p>
      <DecimalField
        label={t('couple.net')}
        fieldClass="mt-2 w-44"
        value={net}
        unit="€"
        maxDecimals={2}
        allowNegative
        onEntry={(entry) => entry.kind === 'value' && setNet(entry.value)}
      />
      {answer.kind === 'failed' && (
        <Callout tone="danger" className="mt-3">
          <LedgerErrorWords error={answer.error} />
        </Callout>
      )}
      {answer.kind === 'ready' && (
        <>
          <DescriptionList
            className="mt-3"
            items={[
              { id: 'own', term: t('couple.own'), value: own(answer.value.own) },
              { id: 'partner', term: t('couple.partner'), value: room(answer.value.partner) },
              { id: 'taxable', term: t('couple.taxable'), value: <Money value={answer.value.taxable} />, total: true },
            ]}
          />
          {answer.value.sharedLoss !== '0.00' && (
            <p className="mt-2 text-xs text-ink-2">{t('couple.shared', { loss: euro(answer.value.sharedLoss) })}</p>
          )}
        </>
      )}
    </>
  );
}

/** Which sentence is true of the cliff: below the limit there may be tax already, on rewards for example. */
export function cliffSummary({ below }: Cockpit['cliff']): 'cliff.summary' | 'cliff.summaryAbove' {
  return isZero(dec(below)) ? 'cliff.summary' : 'cliff.summaryAbove';
}
