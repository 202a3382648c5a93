/** Every format with what it is for. */
import {
  Archive,
  Braces,
  Calculator,
  FileCode2,
  FileSpreadsheet,
  FileText,
  ListOrdered,
  type LucideIcon,
  Sheet,
  Table,
  TrendingUp,
} from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { fileStrings } from '../../../parts/report-files/strings.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../export-options.ts';
import { reportExportStrings } from '../strings.ts';

const ICONS: Readonly<Record<ExportFormat, LucideIcon>> = {
  pdf: FileText,
  xlsx: FileSpreadsheet,
  csv: Table,
  'csv-zip': Archive,
  xml: FileCode2,
  elster: Sheet,
  wiso: Calculator,
  json: Braces,
  gains: TrendingUp,
  transactions: ListOrdered,
};

export interface FormatCardsProps {
  readonly value: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

export function FormatCards({ value, onChange }: FormatCardsProps) {
  const t = useStrings(reportExportStrings);
  const files = useStrings(fileStrings);
  return (
    <RadioCards
      label={t('format')}
      value={value}
      onValueChange={onChange}
      className="sm:grid-cols-2"
      cards={EXPORT_FORMATS.map((format) => ({
        value: format,
        title: files(format),
        note: files(`${format}.line`),
        icon: ICONS[format],
      }))}
    />
  );
}
