/** What a chart gives away: its picture and its figures. The file is named after the chart. */
import { Download, FileSpreadsheet, Image as ImageIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { csvText } from '../../platform/files/csv-text.ts';
import { saveFile, saveTextFile } from '../../platform/files/save-file.ts';
import { fold } from '../../platform/fold.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { IconButton } from '../button.tsx';
import { Menu } from '../menu.tsx';
import { chartImage } from './chart-image.ts';
import type { ChartTable } from './chart-table.tsx';
import { chartStrings } from './strings.ts';

export interface ChartDownloadsProps {
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
        {
          kind: 'action',
          id: 'png',
          label: t('downloadPng'),
          icon: ImageIcon,
          onSelect: () => void savePicture(),
        },
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
