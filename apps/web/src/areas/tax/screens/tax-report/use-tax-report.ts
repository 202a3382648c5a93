/** Asks the worker for a report and listens to the steps of its making; asks again when book or profile change. */
import { useState } from 'react';
import { type Asked, useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import type { ReportSource, ReportStage, ReportView } from '../../report-types.ts';

export interface TaxReport {
  readonly asked: Asked<ReportView>;
  /** The step that is running; the last one once the report is there. */
  readonly stage: ReportStage;
  readonly retry: () => void;
}

export function useTaxReport(source: ReportSource): TaxReport {
  const [stage, setStage] = useState<ReportStage>('analyse');
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`report ${JSON.stringify(source)} ${turn}`, (api) => api.taxReport(source, setStage));
  return { asked, stage, retry: () => setTurn(turn + 1) };
}
