/**
 * The import is in the ledger. The line above the page reminds of a backup from now on, after two seconds the overview follows;
 * "stay here" stops the clock, and so does going anywhere else.
 */
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { remindOfBackup } from '../../../platform/ledger/backup-notice.tsx';
import type { CommittedImport, ImportPreview } from '../../../platform/ledger/import-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { keepStorage } from '../../../platform/ledger/storage-pressure.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../platform/ledger/use-steps.ts';
import { painted } from '../../../platform/load-in-background.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { counted } from '../../../ui/format/number-format.ts';
import { TickRing } from '../../../ui/glyphs.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useKeptFocus } from '../../../ui/use-return-focus.ts';
import { importStrings } from './strings.ts';

export interface DoneCardProps {
  readonly preview: ImportPreview;
  readonly result: CommittedImport;
  readonly onClear: () => void;
}

export function DoneCard({ preview, result, onClear }: DoneCardProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const { secondsLeft, stay } = useAfterImport(onClear);
  useEffect(remindOfBackup, []);
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

const LEAVE_AFTER_S = 2;

interface AfterImport {
  /** Until the dashboard; 0 while its figures are still worked out, undefined once the clock is stopped. */
  readonly secondsLeft: number | undefined;
  readonly stay: () => void;
}

/**
 * The clock after an import: the way to the dashboard, once its figures are there. Whoever goes somewhere else while it runs has decided: the next screen
 * may still be loading then, and the clock must not overrule the choice.
 * The clock starts with the card; the browser is asked to keep the data, which it allows only on the page.
 */
export function useAfterImport(onLeave: () => void): AfterImport {
  const navigate = useNavigate();
  const router = useRouter();
  const api = useLedger();
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(LEAVE_AFTER_S);
  useEffect(() => {
    void keepStorage();
  }, []);
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    const fetchScreen = () => router.preloadRoute({ to: '/multi-exchange' });
    return prepareOverview(api, fetchScreen, () => setPrepared(true));
  }, [api, router]);
  const isLeaving = useRef(false);
  useEffect(() => {
    const here = router.state.location.pathname;
    const forget = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      setSecondsLeft(undefined);
      isLeaving.current = toLocation.pathname !== here;
    });
    // Told once the card is gone: it stays as it is until the next screen is there.
    return () => {
      forget();
      if (isLeaving.current) onLeave();
    };
  }, [router, onLeave]);
  useEffect(() => {
    if (secondsLeft === undefined) return;
    if (secondsLeft === 0) {
      if (isPrepared) void navigate({ to: '/multi-exchange' });
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isPrepared, navigate]);
  return { secondsLeft, stay: () => setSecondsLeft(undefined) };
}

/**
 * While the end of an import is read, the overview that follows is fetched and its longest answers are worked out: the
 * worker keeps them for this state of the book. Asked only then, they would take the processor from the new screen.
 */

/** Returns how to stop. Failures are not shown here: the overview asks again and shows them. */
function prepareOverview(api: LedgerApi, fetchScreen: () => Promise<unknown>, onEnd: () => void): () => void {
  let isWanted = true;
  const steps = [
    painted,
    fetchScreen,
    () => api.portfolioModel('own', { range: 'year' }),
    () => api.queryEvents({ book: 'own', offset: 0, limit: 1, asWholes: true }),
    () => api.eventFacets('own'),
  ];
  const run = async () => {
    for (const step of steps) if (isWanted) await step();
  };
  run()
    .catch(() => undefined)
    .then(() => isWanted && onEnd());
  return () => {
    isWanted = false;
  };
}
