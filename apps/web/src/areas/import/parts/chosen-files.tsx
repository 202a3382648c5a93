/** Files that are chosen but not read: name, size, a way to take each back, and the start. */
import { File as FileIcon, X } from 'lucide-react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { formatCount } from '../../../ui/format/count.ts';
import { formatFileSize } from '../../../ui/format/file-size.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ImportFlow } from './import-flow.ts';
import { importStrings } from './strings.ts';

export interface ChosenFilesProps {
  readonly flow: ImportFlow;
  readonly files: readonly File[];
}

export function ChosenFiles({ flow, files }: ChosenFilesProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <Card className="mt-4">
      <CardHead title={t('chosen')} note={formatCount(files.length, locale)} />
      <CardBody>
        <ul className="divide-y divide-line">
          {files.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex min-h-10 items-center gap-2.5 text-sm"
            >
              <Icon icon={FileIcon} className="text-ink-3" />
              <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
              <span className="num text-xs text-ink-3">{formatFileSize(file.size, locale)}</span>
              <IconButton
                icon={X}
                size="s"
                variant="quiet"
                label={t('file.remove', { name: file.name })}
                onClick={() => flow.remove(file)}
              />
            </li>
          ))}
        </ul>
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => void flow.read()}>
            {t('start')}
          </Button>
          <Button onClick={flow.clear}>{t('clear')}</Button>
        </div>
      </CardBody>
    </Card>
  );
}
