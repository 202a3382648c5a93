/** A year without entries: says so and offers the years that have some, instead of a report full of zeros. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import type { ReportYear } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';

export interface EmptyYearProps {
  readonly year: number;
  readonly years: readonly ReportYear[];
  readonly onYear: (year: number) => void;
}

export function EmptyYear({ year, years, onYear }: EmptyYearProps) {
  const t = useStrings(taxReportStrings);
  const filled = years.filter(({ events }) => events > 0);
  return (
    <Card>
      <EmptyState
        title={t('year.empty', { year })}
        className="min-h-72"
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {filled.map((each) => (
              <Button key={each.year} onClick={() => onYear(each.year)}>
                {each.year}
              </Button>
            ))}
          </span>
        }
      >
        {t('year.emptyLine')}
      </EmptyState>
    </Card>
  );
}
