/** The running import: a bar, a sentence that says what happens, and the way out. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import type { ImportProgress } from '../../../platform/ledger/import-types.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { formatCount } from '../../../ui/format/count.ts';
import { formatRate } from '../../../ui/format/percent.ts';
import { Progress } from '../../../ui/progress.tsx';
import { FileProgress, type FileProgressProps } from './file-progress.tsx';
import { importStrings } from './strings.ts';

export interface ImportProgressCardProps {
  /** Files being read, with their rows so far; absent while saving. */
  readonly reading?: Omit<FileProgressProps, 'current'> | undefined;
  readonly progress: ImportProgress;
  readonly onCancel: () => void;
  readonly isCancelling?: boolean;
}

export function ImportProgressCard({ progress, reading, onCancel, isCancelling = false }: ImportProgressCardProps) {
  const t = useStrings(importStrings);
  return (
    <Card className="mt-4">
      <CardBody className="flex flex-wrap items-end gap-x-4 gap-y-3 pt-4.5">
        <Progress
          className="min-w-0 flex-1 basis-60"
          label={t('progress')}
          total={100}
          parts={[{ tone: 'accent', count: progress.percent }]}
          sentence={<Sentence {...progress} />}
        />
        <Button loading={isCancelling} onClick={onCancel}>
          {t('cancel')}
        </Button>
        {reading && reading.files.length > 1 && <FileProgress {...reading} current={progress.fileIndex} />}
      </CardBody>
    </Card>
  );
}

function Sentence({ stage, file, fileIndex, fileCount, rows, percent }: ImportProgress) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const place = { file, n: Math.min(fileIndex + 1, fileCount), of: fileCount };
  const text =
    stage === 'map'
      ? t('stage.map', { ...place, rows: formatCount(rows, locale) })
      : stage === 'read'
        ? t('stage.read', place)
        : t(`stage.${stage}`);
  return (
    <>
      {text} · {formatRate(String(percent), locale)}
    </>
  );
}
