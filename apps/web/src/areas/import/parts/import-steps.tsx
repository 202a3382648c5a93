/** What an import shows below its files: progress, the dry run, the end, or why it failed. The same on both import screens. */
import { File as FileIcon, X } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { helpForLedgerError } from '../../../platform/help/help-for-code.ts';
import { LearnMore } from '../../../platform/help/learn-more.tsx';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../platform/ledger/error-text.ts';
import type { FilePreview, ImportPreview } from '../../../platform/ledger/import-types.ts';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHead, TitledCard } from '../../../ui/card.tsx';
import { formatCount, formatFileSize } from '../../../ui/format/number-format.ts';
import { ShareBar, type SharePart } from '../../../ui/holding-bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InTurn } from '../../../ui/in-turn.tsx';
import { DoneCard } from './done-card.tsx';
import { EffectCard } from './effect-card.tsx';
import { FileQuestions } from './file-questions.tsx';
import { FileTable, type FileTableProps, sumsText } from './file-table.tsx';
import type { ImportFlow, ImportView } from './import-flow.ts';
import { ImportProgressCard } from './import-progress.tsx';
import { RowProblems } from './row-problems.tsx';
import { importStrings } from './strings.ts';
import { TakeOverBar } from './take-over-bar.tsx';

export interface ImportStepsProps extends Pick<PreviewCardProps, 'onOpen' | 'openId'> {
  readonly flow: ImportFlow;
  readonly view: ImportView;
}

/** The result of a large import is much to draw: deferred, it is drawn in slices between which the page answers. */
export function ImportSteps({ view, ...rest }: ImportStepsProps) {
  return <StepView view={useDeferredValue(view)} {...rest} />;
}

const StepView = memo(function StepView({ flow, view, ...table }: ImportStepsProps) {
  const locale = useLocale();
  const { step } = view;
  switch (step.kind) {
    case 'idle':
      return <ChosenFiles flow={flow} files={view.files} />;
    case 'reading':
      return (
        <ImportProgressCard
          progress={step.progress}
          reading={{ files: view.files, rows: step.rows }}
          onCancel={() => void cancel(flow, locale)}
        />
      );
    case 'failed':
      return <Failed error={step.error} flow={flow} />;
    case 'done':
      return <DoneCard preview={step.preview} result={step.result} onClear={flow.clear} />;
    case 'preview':
    case 'saving':
      return (
        <>
          {step.kind === 'preview' && (
            <FileQuestions
              files={step.preview.files}
              onAnswer={({ name }, question, value) => flow.answer(name, question, value)}
            />
          )}
          <PreviewCard
            preview={step.preview}
            {...(step.kind === 'preview' ? { onRemove: (file: FilePreview) => removeFile(flow, view, file) } : {})}
            {...table}
          />
          {(step.preview.totals.events > 0 || (step.preview.effect?.holdings.length ?? 0) > 0) && (
            <InTurn>
              <EffectCard effect={step.preview.effect} currentYear={step.preview.currentYear} />
            </InTurn>
          )}
          {step.kind === 'saving' && (
            <ImportProgressCard
              progress={step.progress}
              onCancel={() => void cancel(flow, locale)}
              isCancelling={step.isCancelling === true}
            />
          )}
          <InTurn>
            <TakeOverBar
              preview={step.preview}
              isSaving={step.kind === 'saving'}
              onTake={() => void flow.commit()}
              onDiscard={flow.clear}
            />
          </InTurn>
        </>
      );
  }
});

async function cancel(flow: ImportFlow, locale: Locale): Promise<void> {
  if (await flow.cancel()) notifyLedgerError({ code: 'import.cancelled' }, locale);
}

/** Removing one file of an archive removes the archive: it is one file on the disk. */
function removeFile(flow: ImportFlow, { files }: ImportView, { requestIndex }: FilePreview): void {
  const file = files[requestIndex];
  if (file !== undefined) flow.remove(file);
}

function Failed({ error, flow }: { readonly error: LedgerError; readonly flow: ImportFlow }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  return (
    <div role="alert" className="mt-4">
      <Callout
        tone="danger"
        action={
          <Button size="s" onClick={() => void flow.read()}>
            {t('again')}
          </Button>
        }
      >
        {t('failed', { reason: ledgerErrorText(error, locale) })}{' '}
        {error.code !== 'store.worker-crashed' && `${t('failed.unchanged')} `}
        <LearnMore slug={helpForLedgerError(error.code)} />
      </Callout>
    </div>
  );
}

/** The dry run: all rows accounted for, file by file, before anything is written. */
interface PreviewCardProps extends Pick<FileTableProps, 'onOpen' | 'openId'> {
  readonly preview: ImportPreview;
  readonly onRemove?: ((file: FilePreview) => void) | undefined;
}

function PreviewCard({ preview, ...table }: PreviewCardProps) {
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

/** Files that are chosen but not read: name, size, a way to take each back, and the start. */
interface ChosenFilesProps {
  readonly flow: ImportFlow;
  readonly files: readonly File[];
}

function ChosenFiles({ flow, files }: ChosenFilesProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <TitledCard className="mt-4" title={t('chosen')} note={formatCount(files.length, locale)}>
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
    </TitledCard>
  );
}
