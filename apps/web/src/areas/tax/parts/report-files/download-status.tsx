/** What the running file is doing, with the way to stop it; afterwards its name or what went wrong. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { bookLock } from '../../../../platform/ledger/book-lock.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useObservable } from '../../../../platform/observable.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { fileStrings } from './strings.ts';
import type { Download } from './use-download.ts';

export function DownloadStatus({ download, className }: { readonly download: Download; readonly className?: string }) {
  const t = useStrings(fileStrings);
  const { state, cancel } = download;
  // The lock ends where the file begins.
  const isLocked = useObservable(bookLock).kind === 'unlocked';
  switch (state.kind) {
    case 'idle':
      return null;
    case 'working': {
      const { stage, share } = state.progress;
      const percent = Math.floor(share * 100);
      return (
        <div className={`flex items-start gap-3 ${className ?? ''}`}>
          <Progress
            className="min-w-0 flex-1"
            label={t('progress')}
            total={100}
            parts={[{ tone: 'accent', count: percent }]}
            sentence={stage === 'report' ? t('stage.report') : t('stage.render', { percent })}
          />
          <Button size="s" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      );
    }
    case 'done':
      return (
        <Callout tone="gain" size="line" className={className}>
          <span role="status">
            {t('done', { file: state.file.fileName })}
            {isLocked && ` ${t('done.readable')}`}
          </span>
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="danger" size="line" className={className} title={t('failed')}>
          <LedgerErrorWords error={state.error} />
        </Callout>
      );
  }
}

/** The free plan's mark, told before the file is made, with the way to a plan without it. */
export function PreviewNote({ className }: { readonly className?: string }) {
  const t = useStrings(fileStrings);
  return (
    <Callout
      size="line"
      className={className}
      action={
        <Link to="/pricing" search={{ plan: 'premium' }} className={linkClass('inline')}>
          {t('upgrade')}
        </Link>
      }
    >
      {t('preview')}
    </Callout>
  );
}
