/** The report told in words: key figures, one card per thought, and what to type where. */
import { memo } from 'react';
import type { FigureId } from '../../explain-types.ts';
import type { ReportView } from '../../report-types.ts';
import { KeyFigures } from './components/key-figures.tsx';
import { FormLines } from './tables/form-lines.tsx';
import { ExplanationCards } from './words/explanation-cards.tsx';

export interface ReportBodyProps {
  readonly report: ReportView;
  readonly onWhy: (figure: FigureId) => void;
}

/** Remembered: the progress of a file draws the page again a hundred times, and the figures do not change meanwhile. */
export const ReportWords = memo(function ReportWords({ report, onWhy }: ReportBodyProps) {
  return (
    <>
      <KeyFigures report={report} onWhy={onWhy} />
      <ExplanationCards report={report} onWhy={onWhy} />
      <FormLines report={report} />
    </>
  );
});
