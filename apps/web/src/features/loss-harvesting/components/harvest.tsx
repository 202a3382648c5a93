/** The analysis in its states: looking, failed with a retry, and ready with filters, candidates, plan and warnings. */
import { HARVEST_DEFAULTS } from '@cryptax/planning';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { ledgerErrorText } from '../../../lib/ledger/error-text.ts';
import type { HarvestOptions } from '../../../lib/ledger/planning-api.ts';
import { useAnswer, useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { notices } from '../../../lib/notices/notices.ts';
import { LawBasis } from '../../../lib/planning/law-basis.tsx';
import { planningStrings } from '../../../lib/planning/strings.ts';
import { usePrint } from '../../../lib/planning/use-print.ts';
import { useLivePrices, useLivePricesOn, usePriceTracker } from '../../../lib/prices/use-live-prices.ts';
import { useScreenTitle } from '../../../lib/screen/screen-title.tsx';
import { useProfileMark } from '../../../lib/tax-profile/use-profile.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { harvestPaper } from '../model/harvest-paper.ts';
import { lossHarvestingStrings } from '../strings.ts';
import { CandidateTable } from './candidate-table.tsx';
import { HarvestFilters } from './harvest-filters.tsx';
import { HarvestPlan } from './harvest-plan.tsx';
import { HarvestSummary } from './harvest-summary.tsx';

export function Harvest({ book, year }: { readonly book: Book; readonly year: number }) {
  const t = useStrings(lossHarvestingStrings);
  const p = useStrings(planningStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const live = useLivePrices();
  const isLive = useLivePricesOn() === true;
  const tracker = usePriceTracker();
  const title = useScreenTitle();
  const { print, isPrinting } = usePrint(book);
  const [options, setOptions] = useState<HarvestOptions>(HARVEST_DEFAULTS);
  const [round, setRound] = useState(0);
  const key = JSON.stringify([book, options, live, round, useProfileMark()]);
  const answer = useAnswer(`harvest ${key}`, (api) => api.harvest(book, options, { typed: {}, live }));
  const loadMarket = async () => {
    if (!isLive) {
      const on = await ledger.setLivePrices(true);
      if (!on.ok) notices.info(t('market.failed'));
      return;
    }
    await tracker.update(0);
    setRound(round + 1);
  };
  return (
    <>
      <PageHeader
        title={title}
        context={t('context', { year })}
        actions={
          <>
            <Button icon={RefreshCw} onClick={() => setRound(round + 1)}>
              {t('refresh')}
            </Button>
            <Button onClick={() => void loadMarket()}>{t('market')}</Button>
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
            {ledgerErrorText(answer.error, locale)}
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
            {p('disclaimer')}
            <Link to="/portfolio" className={buttonClass({ size: 's' })}>
              {t('back')}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}
