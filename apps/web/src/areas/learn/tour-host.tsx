/**
 * Brings the welcome tour to the screens of the app: on its own as the small guide once the first file is imported, and again
 * while the tour runs. Nothing opens over the work unasked; its dialogs load only when they are to be seen.
 */
import { lazy, Suspense, useEffect } from 'react';
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../platform/observable.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { tour } from './tour.ts';

const TourStage = lazy(() => import('./tour/tour-stage.tsx').then(({ TourStage: stage }) => ({ default: stage })));

export function TourHost() {
  const { kind } = useObservable(tour.view);
  const isWelcomed = useSetting('welcomeCompleted');
  const ledger = useLedgerState();
  const hasData = 'ownEvents' in ledger && ledger.ownEvents > 0;
  const isDue = hasData && !isWelcomed && kind === 'hidden';
  useEffect(() => {
    if (isDue) tour.begin();
  }, [isDue]);
  if (kind === 'hidden' || kind === 'closed') return null;
  return (
    <Suspense>
      <TourStage />
    </Suspense>
  );
}
