/** By purpose for beginners, all formats for experts, with options and preview; the file is written in the browser, with progress and the way to stop it. */
import { Link } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LOOKS, useLook } from '../../../../platform/screen/use-look.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/link-class.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { DownloadStatus } from '../../parts/report-files/download-status.tsx';
import { PreviewNote } from '../../parts/report-files/preview-note.tsx';
import { fileStrings } from '../../parts/report-files/strings.ts';
import { useDownload } from '../../parts/report-files/use-download.ts';
import type { ReportSource } from '../../report-types.ts';
import { FormatCards } from './components/format-cards.tsx';
import { OptionFields } from './components/option-fields.tsx';
import { Preview } from './components/preview.tsx';
import { PurposeCards } from './components/purpose-cards.tsx';
import { type ExportOptions, requestOf, startOptions } from './export-options.ts';
import { reportExportStrings } from './strings.ts';

export function ExportPage({ source, year }: { readonly source: ReportSource; readonly year: number }) {
  const t = useStrings(reportExportStrings);
  const files = useStrings(fileStrings);
  const [options, setOptions] = useState(startOptions(useLocale()));
  const [look, setLook] = useLook();
  const download = useDownload();
  const asked = useAnswer(`report ${JSON.stringify(source)}`, (api) => api.taxReport(source));
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  const report = asked.kind === 'ready' ? asked.value : null;
  const choice = {
    value: options.format,
    onChange: (format: ExportOptions['format']) => setOptions({ ...options, format }),
  };
  const isPdf = options.format === 'pdf' || options.format === 'gains' || options.format === 'elster';
  return (
    <div className="grid gap-4 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Card className="self-start">
        <CardHead
          title={t(look === 'words' ? 'purpose' : 'format')}
          note={`${t('year')} ${year}`}
          actions={
            <Segmented
              label={t('look')}
              value={look}
              onValueChange={setLook}
              options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
            />
          }
        />
        <CardBody>{look === 'words' ? <PurposeCards {...choice} /> : <FormatCards {...choice} />}</CardBody>
      </Card>
      <div className="grid min-w-0 content-start gap-4">
        <Card>
          <CardHead
            title={t('options')}
            actions={
              report && (
                <Badge tone={report.completeness.complete ? 'gain' : 'review'}>
                  {t(report.completeness.complete ? 'complete' : 'provisional')}
                </Badge>
              )
            }
          />
          <CardBody>
            <OptionFields options={options} onChange={setOptions} />
            {download.isPreview && isPdf && <PreviewNote className="mt-3.5" />}
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                icon={FileDown}
                loading={download.state.kind === 'working'}
                onClick={() => download.start('export', source, requestOf(options))}
              >
                {t('make', { name: files(options.format) })}
              </Button>
              <Link to="/klaus-tax" className={linkClass()}>
                {t('toReport')}
              </Link>
            </div>
            <DownloadStatus download={download} className="mt-3.5" />
          </CardBody>
        </Card>
        {report === null ? (
          <Card>
            <SkeletonCard />
          </Card>
        ) : (
          <Preview report={report} options={options} />
        )}
      </div>
    </div>
  );
}
