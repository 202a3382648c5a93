/** What an import shows below its files: progress, the dry run, the end, or why it failed. The same on both import screens. */
import { memo, useDeferredValue } from 'react';
import { helpForLedgerError } from '../../../platform/help/help-for-code.ts';
import { LearnMore } from '../../../platform/help/learn-more.tsx';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../platform/ledger/error-text.ts';
import type { FilePreview } from '../../../platform/ledger/import-types.ts';
import { tellLedgerError } from '../../../platform/ledger/tell-ledger-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { InTurn } from '../../../ui/in-turn.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { DoneCard } from './done-card.tsx';
import { EffectCard } from './effect-card.tsx';
import { FileQuestions } from './file-questions.tsx';
import type { ImportFlow, ImportView } from './import-flow.ts';
import { ImportProgressCard } from './import-progress.tsx';
import { PreviewCard, type PreviewCardProps } from './preview-card.tsx';
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
          {step.preview.totals.events > 0 && (
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
  if (await flow.cancel()) tellLedgerError({ code: 'import.cancelled' }, locale);
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
