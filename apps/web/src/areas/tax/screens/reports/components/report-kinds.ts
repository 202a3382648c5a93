/** The four reports of a year (specification 3), and how the running download is told apart. */
import { FileText, ListOrdered, type LucideIcon, Sheet, TrendingUp } from 'lucide-react';
import type { BadgeTone } from '../../../../../ui/badge.tsx';
import type { ReportYear } from '../../../report-types.ts';

export const REPORT_KINDS = ['annual', 'gains', 'transactions', 'form'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const KIND_LOOKS: Readonly<Record<ReportKind, { readonly icon: LucideIcon; readonly ending: string }>> = {
  annual: { icon: FileText, ending: 'PDF' },
  gains: { icon: TrendingUp, ending: 'PDF' },
  transactions: { icon: ListOrdered, ending: 'CSV' },
  form: { icon: Sheet, ending: 'PDF' },
};

export const STATE_TONES: Readonly<Record<ReportYear['state'], BadgeTone>> = {
  running: 'stale',
  provisional: 'review',
  final: 'gain',
};

export interface YearChoice {
  readonly years: readonly ReportYear[];
  /** `fileId` of the file that is being written. */
  readonly working: string | null;
  readonly onChoose: (kind: ReportKind, year: number) => void;
}

export function fileId(kind: ReportKind, year: number): string {
  return `${kind} ${year}`;
}
