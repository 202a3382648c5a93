/** The report in tables: result by law, every lot part, income, form lines, further records. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import type { FigureId } from '../../explain-types.ts';
import { KeyFigures } from './components/key-figures.tsx';
import type { ReportBodyProps } from './report-words.tsx';
import { taxReportStrings } from './strings.ts';
import { FormLines } from './tables/form-lines.tsx';
import { IncomeTable } from './tables/income-table.tsx';
import { LawTable } from './tables/law-table.tsx';
import { LossTable } from './tables/loss-table.tsx';
import { LotsTable } from './tables/lots-table.tsx';
import { RecordsTab } from './tables/records-tab.tsx';

interface TablesProps extends ReportBodyProps {
  readonly openFigure: FigureId | null;
}

const TABS = ['result', 'sales', 'income', 'forms', 'records'] as const;
type Tab = (typeof TABS)[number];

/** Remembered, as the words are: a file's progress changes nothing here. */
export const ReportTables = memo(function ReportTables({ report, onWhy, openFigure }: TablesProps) {
  const t = useStrings(taxReportStrings);
  const { part: tab = 'result' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (next: Tab) => {
    void navigate({ to: '.', search: (old) => ({ ...old, part: next }), replace: true, resetScroll: false });
  };
  const content = (shown: Tab) => {
    switch (shown) {
      case 'result':
        return (
          <>
            <LawTable report={report} openFigure={openFigure} onWhy={onWhy} />
            <KeyFigures report={report} onWhy={onWhy} />
            <LossTable report={report} onWhy={onWhy} />
          </>
        );
      case 'sales':
        return <LotsTable report={report} />;
      case 'income':
        return <IncomeTable report={report} />;
      case 'forms':
        return <FormLines report={report} />;
      case 'records':
        return <RecordsTab report={report} />;
    }
  };
  const counts: Partial<Record<Tab, number>> = { sales: report.counts.lots, income: report.counts.income };
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={choose}
      items={TABS.map((value) => ({
        value,
        label: t(`tab.${value}`),
        count: counts[value],
        content: value === tab ? content(value) : null,
      }))}
    />
  );
});
