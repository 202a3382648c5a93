/** The four reports, each with what it is for and a line per year; a click on a year saves its file. */
import { Download as DownloadIcon } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconTile } from '../../../../../ui/icon-tile.tsx';
import { Spinner } from '../../../../../ui/spinner.tsx';
import { reportsStrings } from '../strings.ts';
import { fileId, KIND_LOOKS, REPORT_KINDS, type ReportKind, STATE_TONES, type YearChoice } from './report-kinds.ts';

export function ReportCards(choice: YearChoice) {
  return (
    <div className="mb-4 grid gap-4 md:grid-cols-2">
      {REPORT_KINDS.map((kind) => (
        <ReportCard key={kind} kind={kind} {...choice} />
      ))}
    </div>
  );
}

function ReportCard({ kind, years, working, onChoose }: YearChoice & { readonly kind: ReportKind }) {
  const t = useStrings(reportsStrings);
  const name = t(`card.${kind}`);
  const { icon, ending } = KIND_LOOKS[kind];
  return (
    <Card className="flex flex-col">
      <div className="flex gap-3.5 px-4 pt-4 pb-3 sm:px-4.5">
        <IconTile icon={icon} tone="accent" />
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
              aria-describedby={`${kind}-${year}-state`}
              onClick={() => onChoose(kind, year)}
              className="group flex min-h-10 w-full items-center gap-3 px-4 text-left text-sm last:rounded-b-lg hover:bg-hover touch:min-h-11 sm:px-4.5"
            >
              <span className="num font-semibold">{year}</span>
              <span id={`${kind}-${year}-state`} className="flex">
                <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
              </span>
              <span className="ml-auto text-ink-3 group-hover:text-accent">
                {working === fileId(kind, year) ? <Spinner /> : <Icon icon={DownloadIcon} size={15} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
