/** The running import: a bar, a sentence that says what happens, and the way out. */
import { Circle } from 'lucide-react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { ImportProgress } from '../../../platform/ledger/import-types.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { counted, formatCount, formatRate } from '../../../ui/format/number-format.ts';
import { TickRing } from '../../../ui/glyphs.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Progress, Spinner } from '../../../ui/progress.tsx';
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

/** Each file of a running import: read, being read with its rows so far, or waiting. */
interface FileProgressProps {
  readonly files: readonly File[];
  /** The file at work; past the last one all are read. */
  readonly current: number;
  /** Rows read so far, by file. */
  readonly rows: readonly number[];
}

function FileProgress({ files, current, rows }: FileProgressProps) {
  const t = useStrings(importStrings);
  return (
    <ul aria-label={t('chosen')} className="mt-3 grid max-h-56 w-full gap-1 overflow-y-auto text-sm">
      {files.map(({ name, size, lastModified }, index) => {
        const state = index < current ? 'read' : index === current ? 'reading' : 'waiting';
        return (
          <li key={`${name} ${size} ${lastModified}`} className="flex min-h-7 items-center gap-2.5">
            <StateMark state={state} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <FileState state={state} rows={rows[index] ?? 0} />
          </li>
        );
      })}
    </ul>
  );
}

type FileStateName = 'read' | 'reading' | 'waiting';

function StateMark({ state }: { readonly state: FileStateName }) {
  if (state === 'reading') return <Spinner size={15} />;
  const isRead = state === 'read';
  return <Icon icon={isRead ? TickRing : Circle} size={15} className={isRead ? 'text-gain' : 'text-ink-3'} />;
}

function FileState({ state, rows }: { readonly state: FileStateName; readonly rows: number }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const text = state === 'waiting' || rows === 0 ? t(`file.${state}`) : t('file.rows', counted(rows, locale));
  return <span className="num text-xs text-ink-3">{text}</span>;
}
