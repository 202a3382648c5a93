/** The tour as it stands: greeting, choice of mode, a step, or the small guide. Facts of the ledger finish steps too. */
import { useEffect } from 'react';
import { useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { useSetting } from '../../../platform/settings/use-setting.ts';
import { tour } from '../tour.ts';
import { FloatingGuide } from './floating-guide.tsx';
import { ModeDialog } from './mode-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

export function TourStage() {
  const view = useObservable(tour.view);
  useFacts();
  switch (view.kind) {
    case 'hidden':
    case 'closed':
      return null;
    case 'mode':
      return <ModeDialog />;
    case 'minimized':
      return view.step === 'welcome' ? null : <FloatingGuide step={view.step} />;
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
