/** Each file of a running import: read, being read with its rows so far, or waiting. */
import { Circle } from 'lucide-react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { formatCount } from '../../../ui/format/count.ts';
import { TickRing } from '../../../ui/glyphs.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { importStrings } from './strings.ts';

export interface FileProgressProps {
  readonly files: readonly File[];
  /** The file at work; past the last one all are read. */
  readonly current: number;
  /** Rows read so far, by file. */
  readonly rows: readonly number[];
}

export function FileProgress({ files, current, rows }: FileProgressProps) {
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
  const text =
    state === 'waiting' || rows === 0 ? t(`file.${state}`) : t('file.rows', { rows: formatCount(rows, locale) });
  return <span className="num text-xs text-ink-3">{text}</span>;
}
