/** The analysis in its states: looking, failed with a retry, and ready with filters, candidates, plan and warnings. */
import { HARVEST_DEFAULTS } from '@cryptax/planning';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { CandlestickChart, Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card } from '../../../../../ui/card.tsx';
import { FailedState } from '../../../../../ui/failed-state.tsx';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { disclaimerStrings } from '../../../../legal/disclaimer-strings.ts';
import { useLivePrices } from '../../../../prices/use-live-prices.ts';
import { LawBasis } from '../../../parts/law-basis.tsx';
import { usePrint } from '../../../parts/use-print.ts';
import type { HarvestOptions } from '../../../planning-types.ts';
import { harvestPaper } from '../model/harvest-paper.ts';
import { lossHarvestingStrings } from '../strings.ts';
import { useMarketLoad } from '../use-market-load.ts';
import { CandidateTable } from './candidate-table.tsx';
import { HarvestFilters } from './harvest-filters.tsx';
import { HarvestPlan } from './harvest-plan.tsx';
import { HarvestSummary } from './harvest-summary.tsx';

export function Harvest({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(lossHarvestingStrings);
  const disclaimer = useStrings(disclaimerStrings);
  const locale = useLocale();
  const live = useLivePrices();
  const market = useMarketLoad();
  const title = useScreenTitle();
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
            {answer.kind === 'ready' && (
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
          <HarvestSummary found={answer.value} />
          <HarvestFilters options={options} onChange={setOptions} />
          <CandidateTable
            book={book}
            found={answer.value}
            onKeep={(asset) => setOptions({ ...options, keep: [...options.keep, asset] })}
          />
          <HarvestPlan found={answer.value} />
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
