/** One kind of report for every year of the ledger; a click on a year saves its file. */
import { Download as DownloadIcon, type LucideIcon } from 'lucide-react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { ReportYear } from '../../../lib/ledger/ledger-api.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { reportsStrings } from '../strings.ts';

export type ReportKind = 'annual' | 'gains' | 'transactions' | 'form';

export interface ReportCardProps {
  readonly kind: ReportKind;
  readonly icon: LucideIcon;
  readonly ending: string;
  readonly years: readonly ReportYear[];
  /** Year whose file of this kind is being written. */
  readonly working: number | null;
  readonly onYear: (year: number) => void;
}

const TONES: Readonly<Record<ReportYear['state'], BadgeTone>> = {
  running: 'stale',
  provisional: 'review',
  final: 'gain',
};

export function ReportCard({ kind, icon, ending, years, working, onYear }: ReportCardProps) {
  const t = useStrings(reportsStrings);
  const name = t(`card.${kind}`);
  return (
    <Card className="flex flex-col">
      <div className="flex gap-3.5 px-4 pt-4 pb-3 sm:px-4.5">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-accent-tint text-accent">
          <Icon icon={icon} size={18} />
        </span>
        <div className="min-w-0">
          <h2 className="flex items-center gap-2 text-base font-semibold">
            {name} <span className="text-xs font-normal text-ink-3">{ending}</span>
          </h2>
          <p className="mt-0.5 text-sm leading-5 text-ink-2">{t(`card.${kind}.line`)}</p>
        </div>
      </div>
      <ul className="mt-auto border-t border-line">
        {years.map(({ year, state }) => (
          <li key={year} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-label={t('load', { name, year })}
              onClick={() => onYear(year)}
              className="group flex min-h-10 w-full items-center gap-3 px-4 text-left text-sm last:rounded-b-lg hover:bg-hover touch:min-h-11 sm:px-4.5"
            >
              <span className="num font-semibold">{year}</span>
              <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
              <span className="ml-auto text-ink-3 group-hover:text-accent">
                {working === year ? <Spinner /> : <Icon icon={DownloadIcon} size={15} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
