/** Under the figures: files, detailed view, new report, and the sentence that this is no tax advice. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { disclaimerStrings } from '../../../../legal/disclaimer-strings.ts';
import type { Download } from '../../../parts/report-files/use-download.ts';
import type { ReportView } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';
import { Details } from './details.tsx';
import { FilesCard } from './files-card.tsx';
import { SealLine } from './seal-line.tsx';

export interface ReportFootProps {
  readonly report: ReportView;
  readonly download: Download;
  readonly isReadOnly: boolean;
}

export function ReportFoot({ report, download, isReadOnly }: ReportFootProps) {
  const t = useStrings(taxReportStrings);
  const [isDetailed, setDetailed] = useState(false);
  return (
    <>
      {!isReadOnly && !report.isDemo && <SealLine key={report.seal} source={report.source} />}
      <FilesCard source={report.source} download={download} hasExporter={!isReadOnly} />
      <div className="mb-4 flex flex-wrap gap-2">
        <Button aria-expanded={isDetailed} onClick={() => setDetailed(!isDetailed)}>
          {t(isDetailed ? 'details.hide' : 'details')}
        </Button>
        {!isReadOnly && (
          <Link to="/import" className={buttonClass()}>
            {t('newReport')}
          </Link>
        )}
      </div>
      {isDetailed && <Details report={report} />}
      <p className="pb-6 text-sm text-ink-3">{useStrings(disclaimerStrings)('disclaimer')}</p>
    </>
  );
}
