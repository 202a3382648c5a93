/**
 * The import is in the ledger. After one second a notice reminds of a backup, after two the dashboard follows; "stay here" stops
 * the clock, and so does going anywhere else.
 */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { CommittedImport, ImportPreview } from '../../../platform/ledger/import-types.ts';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { saveBackup } from '../../../platform/ledger/save-backup.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../platform/ledger/use-steps.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { TickRing } from '../../../ui/glyphs.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useKeptFocus } from '../../../ui/use-return-focus.ts';
import { counted } from './counted.ts';
import { importStrings } from './strings.ts';
import { useAfterImport } from './use-after-import.ts';

export interface DoneCardProps {
  readonly preview: ImportPreview;
  readonly result: CommittedImport;
  readonly onClear: () => void;
}

export function DoneCard({ preview, result, onClear }: DoneCardProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const { secondsLeft, stay } = useAfterImport(onClear);
  useBackupReminder();
  const review = result.imports.reduce((sum, { openReview }) => sum + openReview, 0);
  const leftOut = preview.files.filter(({ format }) => format === null).map(({ name }) => name);
  const top = useKeptFocus<HTMLDivElement>(secondsLeft === undefined);
  // The long summary above is gone: bring the end of the story into view, with the layout of the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [top]);
  return (
    <Card className="mt-4">
      <CardBody className="scroll-mt-20 pt-4.5 outline-none" ref={top} tabIndex={-1}>
        <div className="flex items-start gap-3" role="status">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-gain-tint text-gain">
            <Icon icon={TickRing} size={22} />
          </span>
          <div className="min-w-0">
            <h2 className="text-lg font-semibold">{t('done.title')}</h2>
            <p className="num text-sm whitespace-normal text-ink-2">
              {`${t('done.added', counted(result.added, locale))} ${t('done.files', counted(result.imports.length, locale))}, `}
              {`${t('done.rows', counted(review, locale))}.`}
            </p>
          </div>
        </div>
        {leftOut.length > 0 && (
          <Callout tone="review" size="line" className="mt-3">
            {t('done.files-left-out', { names: leftOut.join(', ') })}
          </Callout>
        )}
        {!result.areRowsKept && (
          <Callout tone="review" size="line" className="mt-3">
            {t('done.rows-left-out')}
          </Callout>
        )}
        <div className="mt-3.5 flex flex-wrap items-center gap-2">
          <Link to="/multi-exchange" className={buttonClass({ variant: 'primary' })}>
            {t('done.dashboard')}
          </Link>
          {review > 0 && (
            <Link to="/transactions" search={{ view: 'review' }} className={buttonClass()}>
              {t('done.review')}
            </Link>
          )}
          {result.status === 'applied' && <UndoImport onDone={onClear} onStart={stay} />}
          {secondsLeft !== undefined && (
            <>
              <Button variant="quiet" onClick={stay}>
                {t('done.stay')}
              </Button>
              <span className="num text-xs text-ink-3">
                {secondsLeft === 0 ? t('done.preparing') : t('done.leave', { count: secondsLeft })}
              </span>
            </>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

function UndoImport({ onDone, onStart }: { readonly onDone: () => void; readonly onStart: () => void }) {
  const t = useStrings(importStrings);
  const { offerUndo } = useSteps();
  // Asked for while the import is the newest step: a later click takes back this import or nothing.
  const [offered] = useState(offerUndo);
  const [isBusy, takeBack] = useAction(async () => {
    onStart();
    const undo = await offered;
    const isUndone = await undo();
    if (isUndone) onDone();
  });
  return (
    <Button loading={isBusy} onClick={takeBack}>
      {t('done.undo')}
    </Button>
  );
}

/** One second after an import into this browser alone: a notice that a file on the disk is safer. Settings can silence it. */
const REMIND_AFTER_MS = 1_000;

function useBackupReminder(): void {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const remind = useRef(() => {});
  useEffect(() => {
    remind.current = () => {
      const run = async () => {
        const saved = await saveBackup(ledger, new Date());
        if (saved.ok) notices.success(t('backup.saved'));
        else notifyLedgerError(saved.error, locale);
      };
      notices.done(t('backup.title'), t('backup.line'), { label: t('backup.save'), run: () => void run() });
    };
  });
  useEffect(() => {
    const isWanted = settings.get('storageMode') === 'offline' && !settings.get('noBackupReminders');
    const timer = isWanted ? setTimeout(() => remind.current(), REMIND_AFTER_MS) : undefined;
    return () => clearTimeout(timer);
  }, []);
}
