/** A report that could not be made: what happened, that nothing is lost, the way back. A year without rules is no failure. */
import { TAX_YEARS } from '@cryptax/tax-de';
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { FailedState } from '../../../../../ui/failed-state.tsx';
import { taxReportStrings } from '../strings.ts';

export function ReportFailed({ error, onRetry }: { readonly error: LedgerError; readonly onRetry: () => void }) {
  const t = useStrings(taxReportStrings);
  if (error.code === 'report.year-unknown') {
    return (
      <Card>
        <EmptyState title={t('year.unknown', { year: error.year })} className="min-h-72">
          {t('year.known', { from: TAX_YEARS[0] ?? '', to: TAX_YEARS.at(-1) ?? '' })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className="pb-6">
      <FailedState title={t('failed.title')} className="min-h-56">
        {t('failed.line')} <LedgerErrorWords error={error} />
      </FailedState>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
        <Link to="/import" className={buttonClass()}>
          {t('failed.import')}
        </Link>
      </div>
    </Card>
  );
}
