/** Loss harvesting: what can be realised, what it brings this user this year, and how to do it. */
import { HARVEST_DEFAULTS } from '@cryptax/planning';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { CandlestickChart, Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { allows, usePlan } from '../../../../platform/plan/plan.ts';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { runningTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, TitledCard } from '../../../../ui/card.tsx';
import { useQuantity } from '../../../../ui/crypto-amount.tsx';
import { FailedState } from '../../../../ui/empty-state.tsx';
import { formatNumber } from '../../../../ui/format/number-format.ts';
import { Money } from '../../../../ui/money.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { disclaimerStrings } from '../../../legal/disclaimer-strings.ts';
import { useLivePrices } from '../../../prices/use-live-prices.ts';
import { useShownYear } from '../../../tax/year-range.tsx';
import { LawBasis, OpenYear, PlanBasisLine } from '../../parts/plan-basis-line.tsx';
import { planningStrings } from '../../parts/strings.ts';
import { usePrint } from '../../parts/use-print.ts';
import type { HarvestAnalysis, HarvestOptions } from '../../planning-types.ts';
import { CandidateTable, HarvestFilters } from './components/candidate-table.tsx';
import { harvestPaper, harvestSteps, warningWords } from './model/harvest-paper.ts';
import { lossHarvestingStrings } from './strings.ts';
import { useMarketLoad } from './use-market-load.ts';

export function LossHarvestingScreen() {
  const t = useStrings(lossHarvestingStrings);
  const year = runningTaxYear(Date.now());
  return (
    <LedgerScreen
      context={t('context', { year })}
      intro={t('intro')}
      secondary={
        <Link to="/portfolio" className={buttonClass({})}>
          {t('back')}
        </Link>
      }
    >
      {(ledger) => (
        <FeatureGate feature="harvesting" isDemo={ledger.isDemo}>
          <Harvest key={ledger.book} book={ledger.book} year={year} />
        </FeatureGate>
      )}
    </LedgerScreen>
  );
}

/** The analysis in its states: looking, failed with a retry, and ready with filters, candidates, plan and warnings. */
function Harvest({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(lossHarvestingStrings);
  const disclaimer = useStrings(disclaimerStrings);
  const locale = useLocale();
  const live = useLivePrices();
  const market = useMarketLoad();
  const title = useScreenTitle();
  // Which coins and how much of them is the answer that the plan is paid for; it is not in the page of a preview.
  const isOpen = allows(usePlan(), 'harvesting') || book === 'demo';
  const { print, isPrinting } = usePrint(book);
  const [options, setOptions] = useState<HarvestOptions>(HARVEST_DEFAULTS);
  const [round, setRound] = useState(0);
  const key = JSON.stringify([book, options, live, round]);
  const answer = useAnswer(`harvest ${key}`, (api) => api.harvest(book, options, { typed: {}, live }));
  return (
    <>
      <PageHeader
        title={title}
        context={t('context', { year })}
        actions={
          <>
            <Button
              icon={RefreshCw}
              loading={answer.kind === 'ready' && !answer.isFresh}
              onClick={() => setRound(round + 1)}
            >
              {t('refresh')}
            </Button>
            <Button icon={CandlestickChart} loading={market.isLoading} onClick={market.load}>
              {t('market')}
            </Button>
            {isOpen && answer.kind === 'ready' && (
              <Button
                variant="primary"
                icon={Download}
                loading={isPrinting}
                onClick={() => print(`cryptax-verluste-${year}.pdf`, harvestPaper(answer.value, title, t, locale))}
              >
                {t('report')}
              </Button>
            )}
          </>
        }
      />
      {answer.kind === 'loading' && (
        <Card className="p-4" aria-busy="true" aria-label={t('loading')}>
          <SkeletonCard />
        </Card>
      )}
      {answer.kind === 'failed' && (
        <Card>
          <FailedState title={t('failed')} onRetry={() => setRound(round + 1)}>
            <LedgerErrorWords error={answer.error} />
          </FailedState>
        </Card>
      )}
      {answer.kind === 'ready' && (
        <div className="grid gap-4">
          <OpenYear book={book} year={answer.value.year.year} />
          <PlanBasisLine basis={answer.value} />
          <HarvestSummary book={book} found={answer.value} />
          <HarvestFilters options={options} onChange={setOptions} />
          {isOpen ? (
            <>
              <CandidateTable
                book={book}
                found={answer.value}
                onKeep={(asset) => setOptions({ ...options, keep: [...options.keep, asset] })}
              />
              <HarvestPlan book={book} found={answer.value} />
            </>
          ) : (
            <Callout>{t('preview')}</Callout>
          )}
          <LawBasis year={answer.value.year} />
          <p className="flex flex-wrap items-center gap-3 text-xs text-ink-3">
            {disclaimer('disclaimer')}
            <Link to="/portfolio" className={buttonClass({ size: 's' })}>
              {t('back')}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}

/** Numbered steps for what is worth it, and what to bear in mind. */
function HarvestPlan({ book, found }: { readonly book: Book; readonly found: HarvestAnalysis }) {
  const t = useStrings(lossHarvestingStrings);
  const locale = useLocale();
  const euro = useEuro();
  const standing = useShownYear(book, found.year.year);
  const steps = harvestSteps(found, t, { euro, quantity: useQuantity() });
  const { year } = found.year;
  const isCarryOnly =
    found.warnings.some(({ code }) => code === 'carry-forward-only') && Number(found.carryPossible) > 0;
  const carry = euro(found.carryPossible);
  const p = useStrings(planningStrings);
  const none = `${t('plan.none')}${standing.kind === 'certain' ? '' : ` ${p('openYear.paper')}`}`;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TitledCard title={t('plan')} note={steps.length === 0 ? undefined : t('plan.days', { days: found.days })}>
        {steps.length === 0 ? (
          <p className="text-sm text-ink-2">{isCarryOnly ? t('plan.carryOnly', { year, carry }) : none}</p>
        ) : (
          <ol className="list-decimal space-y-1.5 pl-5 text-sm">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </TitledCard>
      <TitledCard title={t('warnings')}>
        <ul className="list-disc space-y-1.5 pl-5 text-sm text-ink-2">
          {[...found.warnings.map((warning) => warningWords(warning, t, locale)), t('warning.order')].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </TitledCard>
    </div>
  );
}

/** Four tiles and one sentence: what is saved now, how much loss there is, what a euro of cost brings, what can be carried on. */
function HarvestSummary({ book, found }: { readonly book: Book; readonly found: HarvestAnalysis }) {
  const t = useStrings(lossHarvestingStrings);
  const standing = useShownYear(book, found.year.year);
  const euro = useEuro();
  const locale = useLocale();
  const { year } = found;
  const p = useStrings(planningStrings);
  const isCertain = standing.kind === 'certain';
  const isNothingChosen = !found.candidates.some(({ isChosen }) => isChosen);
  const limit = euro(year.limit, { whole: true });
  const more = !isCertain
    ? t('standing.open')
    : year.limitReached
      ? t('standing.need', { loss: euro(found.lossToLimit), limit })
      : t('standing.below', { limit });
  return (
    <>
      <StatStrip
        stats={[
          {
            id: 'saving',
            label: t('saving'),
            value: <Money value={found.taxSaving} whole />,
            note: !isCertain
              ? p('booked')
              : isNothingChosen
                ? t('saving.none')
                : t('saving.net', { value: euro(found.netBenefit) }),
          },
          {
            id: 'losses',
            label: t('losses'),
            value: <Money value={found.totalLoss} />,
            note: t('losses.chosen', { value: euro(found.chosenLoss) }),
          },
          {
            id: 'roi',
            label: t('roi'),
            value: <span className="num">{formatNumber(found.roi, locale, { minimumFractionDigits: 2 })}</span>,
            note: t('roi.cost', { value: euro(found.transactionCost) }),
          },
          {
            id: 'carried',
            label: isNothingChosen ? t('carryPossible') : t('carried'),
            value: <Money value={isNothingChosen ? found.carryPossible : found.carriedForward} />,
            note: t('carried.note'),
          },
        ]}
      />
      <Callout title={t('standing', { year: year.year })}>
        {t(isCertain ? 'standing.line' : 'standing.booked', { net: euro(year.net), tax: euro(year.tax), more })}
      </Callout>
    </>
  );
}
