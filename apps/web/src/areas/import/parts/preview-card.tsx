/** The dry run: all rows accounted for, file by file, before anything is written. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import type { FilePreview, ImportPreview } from '../../../platform/ledger/import-types.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { InTurn } from '../../../ui/in-turn.tsx';
import { ShareBar, type SharePart } from '../../../ui/share-bar.tsx';
import { FileTable, type FileTableProps, sumsText } from './file-table.tsx';
import { RowProblems } from './row-problems.tsx';
import { importStrings } from './strings.ts';

export interface PreviewCardProps extends Pick<FileTableProps, 'onOpen' | 'openId'> {
  readonly preview: ImportPreview;
  readonly onRemove?: ((file: FilePreview) => void) | undefined;
}

export function PreviewCard({ preview, ...table }: PreviewCardProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const sentence = sumsText(t, preview.totals, locale);
  return (
    <Card className="mt-4">
      <CardHead title={t('result')} />
      {preview.totals.rows > 0 && (
        <div className="px-4 pt-1 pb-3 sm:px-4.5">
          <p className="num mb-2.5 text-sm whitespace-normal text-ink-2">{sentence}</p>
          <ShareBar parts={shares(preview)} label={sentence} />
        </div>
      )}
      <FileTable files={preview.files} {...table} />
      <InTurn>
        <RowProblems files={preview.files} />
      </InTurn>
    </Card>
  );
}

function shares({ totals }: ImportPreview): readonly SharePart[] {
  const share = (count: number) => (totals.rows === 0 ? 0 : count / totals.rows);
  return [
    { id: 'used', color: 'var(--gain-fill)', share: share(totals.event + totals.grouped) },
    { id: 'duplicate', color: 'var(--c6)', share: share(totals.duplicate) },
    { id: 'ignored', color: 'var(--stale-fill)', share: share(totals.ignored) },
    { id: 'review', color: 'var(--review-fill)', share: share(totals.review) },
  ];
}
