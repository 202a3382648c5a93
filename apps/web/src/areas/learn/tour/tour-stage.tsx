/** The dialogs of the tour: greeting, choice of mode, a step. Facts of the ledger finish steps too. The small guide is in the frame. */
import { Check, GraduationCap, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { useSetting } from '../../../platform/settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Klaus } from '../../../ui/klaus.tsx';
import { tour } from '../tour.ts';
import { StepDialog, TOUR_ENTRY } from './step-dialog.tsx';
import { tourStrings } from './strings.ts';

export function TourStage() {
  const view = useObservable(tour.view);
  useFacts();
  switch (view.kind) {
    case 'hidden':
    case 'closed':
    case 'minimized':
      return null;
    case 'mode':
      return <ModeDialog />;
    case 'shown':
      return view.step === 'welcome' ? <WelcomeDialog /> : <StepDialog step={view.step} />;
  }
}

/** Who has read in own data or downloaded a report need not say so. */
function useFacts(): void {
  const isRunning = useSetting('tourStarted');
  const isDownloaded = useSetting('reportDownloaded');
  const ledger = useLedgerState();
  const hasData = 'ownEvents' in ledger && ledger.ownEvents > 0;
  useEffect(() => {
    if (isRunning && hasData) tour.complete('import_data');
    if (isRunning && isDownloaded) tour.complete('export_taxes');
  }, [isRunning, hasData, isDownloaded]);
}

/** Beginner or expert: one click answers and leads to the first step. */
const MODES = [
  { mode: 'klaus', icon: GraduationCap },
  { mode: 'expert', icon: SlidersHorizontal },
] as const satisfies readonly { readonly mode: string; readonly icon: LucideIcon }[];

function ModeDialog() {
  const t = useStrings(tourStrings);
  return (
    <Dialog size="form" className={TOUR_ENTRY} onClose={tour.close} title={t('mode')} description={t('mode.note')}>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {MODES.map(({ mode, icon }) => (
          <button
            key={mode}
            type="button"
            onClick={() => tour.chooseMode(mode)}
            className="rounded-lg border border-line-strong bg-surface p-4 text-left transition-colors hover:border-accent hover:bg-accent-tint"
          >
            <Icon icon={icon} size={20} className="text-accent" />
            <span className="mt-2 block text-base font-semibold">{t(`mode.${mode}`)}</span>
            <span className="mt-0.5 block text-sm text-ink-2">{t(`mode.${mode}.line`)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** The greeting: who helps here, the way in three steps, what to expect. Only its own buttons and Esc end it. */
const PATH = ['path.1', 'path.2', 'path.3'] as const;
const VALUES = ['value.private', 'value.proof', 'value.guess'] as const;

function WelcomeDialog() {
  const t = useStrings(tourStrings);
  return (
    <Dialog
      persistent
      hideClose
      size="form"
      className={TOUR_ENTRY}
      onClose={tour.close}
      title={t('title')}
      description={t('lead')}
      footer={
        <>
          <Button variant="primary" onClick={tour.start}>
            {t('start')}
          </Button>
          <Button variant="quiet" onClick={tour.skip}>
            {t('skip')}
          </Button>
        </>
      }
    >
      <figure className="flex items-start gap-3.5 rounded-lg bg-sunken p-3.5">
        <Klaus mood="cool" size={48} />
        <div>
          <blockquote className="text-sm text-ink">{t('quote')}</blockquote>
          <figcaption className="mt-1 text-xs text-ink-3">{t('quote.by')}</figcaption>
        </div>
      </figure>
      <ol aria-label={t('path')} className="mt-4 grid grid-cols-3 gap-3">
        {PATH.map((step, index) => (
          <li key={step} className="border-t-2 border-ink pt-2">
            <p className="num text-xs font-semibold text-accent">{index + 1}</p>
            <p className="text-sm font-semibold">{t(step)}</p>
            <p className="text-xs text-ink-2">{t(`${step}.line`)}</p>
          </li>
        ))}
      </ol>
      <ul className="mt-4 grid gap-1.5 text-sm text-ink-2">
        {VALUES.map((value) => (
          <li key={value} className="flex items-start gap-2">
            <Icon icon={Check} size={15} className="mt-0.5 text-gain" />
            {t(value)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
