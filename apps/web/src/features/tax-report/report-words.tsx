/** The report told in words: key figures, one card per thought, and what to type where. */
import type { FigureId, ReportView } from '../../lib/ledger/ledger-api.ts';
import { KeyFigures } from './components/key-figures.tsx';
import { FormLines } from './tables/form-lines.tsx';
import { ExplanationCards } from './words/explanation-cards.tsx';

export interface ReportBodyProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

export function ReportWords({ report, onWhy }: ReportBodyProps) {
  return (
    <>
      <KeyFigures report={report} onWhy={onWhy} />
      <ExplanationCards report={report} onWhy={onWhy} />
      <FormLines report={report} />
    </>
  );
}
