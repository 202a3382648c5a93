/** The figures behind a chart as a table: for whoever cannot or does not want to look at curves. */
import { Download, FileSpreadsheet, Image as ImageIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { csvText } from '../../platform/files/csv-text.ts';
import { saveFile, saveTextFile } from '../../platform/files/save-file.ts';
import { fold } from '../../platform/fold.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Menu } from '../menu.tsx';
import { chartImage } from './chart-image.ts';
import { chartStrings } from './strings.ts';

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly ChartTableRow[];
}

export interface ChartTableRow {
  readonly id: string;
  /** First cell names the row. */
  readonly cells: readonly ReactNode[];
  /** The same for a file: ISO days, point decimals, empty where nothing is known. */
  readonly plain?: readonly string[] | undefined;
}

export function FigureTable({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  // The area scrolls, so it must be reachable by keyboard.
  const area = { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div className="max-h-72 overflow-auto" {...area}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {table.head.map((text, index) => (
              <th
                key={text}
                scope="col"
                className={cx(
                  'sticky top-0 border-b border-line bg-surface py-1.5 text-xs font-medium text-ink-3',
                  index === 0 ? 'pr-2 text-left' : 'pl-2 text-right',
                )}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.id}>
              {row.cells.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={table.head[index] ?? index}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    className={cx(
                      'num border-b border-line py-1 font-normal',
                      index === 0 ? 'pr-2 text-left' : 'pl-2 text-right',
                    )}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a chart gives away: its picture and its figures. The file is named after the chart. */
interface ChartDownloadsProps {
  readonly label: string;
  readonly table: ChartTable;
  readonly figure: RefObject<HTMLElement | null>;
}

export function ChartDownloads({ label, table, figure }: ChartDownloadsProps) {
  const t = useStrings(chartStrings);
  const name = fileName(label);
  const savePicture = async () => {
    const picture = figure.current === null ? null : await chartImage(figure.current);
    if (picture === null) notices.info(t('pictureFailed'));
    else saveFile(`${name}.png`, picture);
  };
  return (
    <Menu
      trigger={<IconButton icon={Download} size="s" variant="quiet" label={t('downloadChart', { name: label })} />}
      items={[
        { kind: 'action', id: 'png', label: t('downloadPng'), icon: ImageIcon, onSelect: () => void savePicture() },
        {
          kind: 'action',
          id: 'csv',
          label: t('downloadCsv'),
          icon: FileSpreadsheet,
          onSelect: () => saveTextFile(`${name}.csv`, chartCsv(table)),
        },
      ]}
    />
  );
}

/** Plain figures where the table has them; a program reads points and ISO days. */
export function chartCsv({ head, rows }: ChartTable): string {
  return csvText(
    head,
    rows.map(({ cells, plain }) => plain ?? cells.map((cell) => (typeof cell === 'string' ? cell : ''))),
  );
}

function fileName(label: string): string {
  return `cryptax-${fold(label)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}
