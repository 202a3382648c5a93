/** The files of the report as tiles, the running one with its progress, and the way to every format. */
import { Link } from '@tanstack/react-router';
import { Download as DownloadIcon } from 'lucide-react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import { DownloadStatus } from '../../../parts/report-files/download-status.tsx';
import { PreviewNote } from '../../../parts/report-files/preview-note.tsx';
import { fileStrings } from '../../../parts/report-files/strings.ts';
import type { Download } from '../../../parts/report-files/use-download.ts';
import type { ReportSource } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';

const TILES = ['pdf', 'xlsx', 'csv', 'xml', 'json'] as const;

export interface FilesCardProps {
  readonly source: ReportSource;
  readonly download: Download;
  readonly hasExporter: boolean;
}

export function FilesCard({ source, download, hasExporter }: FilesCardProps) {
  const t = useStrings(taxReportStrings);
  const files = useStrings(fileStrings);
  const locale = useLocale();
  return (
    <Card className="mb-4">
      <CardHead
        title={t('files')}
        note={t('files.note')}
        actions={
          hasExporter && (
            <Link to="/tax-report-exporter" className={linkClass()}>
              {t('files.all')}
            </Link>
          )
        }
      />
      <CardBody>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-5">
          {TILES.map((format) => (
            <button
              key={format}
              type="button"
              aria-label={files('load', { name: files(format) })}
              onClick={() => download.start(format, source, { format, locale })}
              className="rounded-lg border border-line px-3.5 py-3 text-left transition-colors hover:border-accent hover:bg-accent-tint"
            >
              <Icon icon={DownloadIcon} className="text-accent" />
              <span className="mt-2 block text-sm font-semibold">{files(format)}</span>
              <span className="block text-xs text-ink-3">{files(`${format}.note`)}</span>
            </button>
          ))}
        </div>
        {download.isPreview && <PreviewNote className="mt-3" />}
        {TILES.some((format) => 'id' in download.state && download.state.id === format) && (
          <DownloadStatus download={download} className="mt-3" />
        )}
      </CardBody>
    </Card>
  );
}
