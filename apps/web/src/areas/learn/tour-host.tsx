/**
 * The welcome tour on the screens of the app: on its own as the small guide once the first file is imported, and again
 * while the tour runs. Nothing opens over the work unasked; its dialogs load only when they are to be seen.
 */
import { lazy, Suspense, useEffect } from 'react';
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../platform/observable.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { type TourForm, tour } from './tour.ts';

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

const TourGuide = lazy(() => import('./tour/tour-guide.tsx').then(({ TourGuide: guide }) => ({ default: guide })));

/**
 * The running tour has its place in the frame, never over the page: a card in the side navigation, its count where the
 * navigation shows icons only, a line above the bottom bar on phones.
 */
export function TourPlace({ form }: { readonly form: TourForm }) {
  const view = useObservable(tour.view);
  if (view.kind !== 'minimized' || view.step === 'welcome') return null;
  return (
    <Suspense>
      <TourGuide step={view.step} form={form} />
    </Suspense>
  );
}
