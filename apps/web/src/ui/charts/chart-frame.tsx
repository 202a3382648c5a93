/**
 * Around every chart: a sentence that says what it shows (for screen readers and for whoever reads faster than they
 * look), controls, a legend, and the same figures as a table behind a switch.
 */
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { uiStrings } from '../strings.ts';
import { SCREEN_ONLY } from './chart-image.ts';
import { ChartDownloads, type ChartTable, FigureTable } from './chart-table.tsx';

export interface ChartFrameProps {
  readonly label: string;
  /** One sentence: from, to, lowest, highest. */
  readonly summary: string;
  readonly table: ChartTable;
  /** Title of the card the chart fills, in line with its controls. */
  readonly heading?: string | undefined;
  readonly controls?: ReactNode;
  readonly legend?: readonly LegendEntry[] | undefined;
  /** Above where something below shares the axis. */
  readonly legendAbove?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export interface LegendEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly color: string;
  readonly dashed?: boolean | undefined;
}

/** What every chart passes on to its frame. */
export type ChartFraming = Pick<ChartFrameProps, 'label' | 'summary' | 'heading'>;

export function ChartFrame(props: ChartFrameProps) {
  const { label, summary, table, heading, controls, legend = [], legendAbove = false, children, className } = props;
  const t = useStrings(uiStrings);
  const [asTable, setAsTable] = useState(false);
  const figure = useRef<HTMLElement>(null);
  return (
    <figure ref={figure} aria-label={label} className={cx('min-w-0', className)}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {heading && <h2 className="text-base font-semibold tracking-[-.009em]">{heading}</h2>}
        {legendAbove && <Legend entries={legend} />}
        <div
          {...SCREEN_ONLY}
          className={cx(
            'flex flex-wrap items-center gap-2',
            controls ? 'grow justify-end max-sm:*:first:mr-auto' : 'ml-auto',
          )}
        >
          {controls}
          <IconButton
            icon={asTable ? ChartLine : Table2}
            size="s"
            variant="quiet"
            label={asTable ? t('showChart') : t('showTable')}
            onClick={() => setAsTable(!asTable)}
          />
          <ChartDownloads label={label} table={table} figure={figure} />
        </div>
      </div>
      {asTable ? <FigureTable label={label} table={table} /> : children}
      {!asTable && !legendAbove && legend.length > 0 && <Legend entries={legend} />}
      <figcaption {...SCREEN_ONLY} className="sr-only">
        {summary}
      </figcaption>
    </figure>
  );
}

function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className="num my-1 flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-ink-2">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cx('mark-fill w-3.5 border-t-2', entry.dashed && 'border-dashed')}
            style={{ borderColor: entry.color }}
          />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
