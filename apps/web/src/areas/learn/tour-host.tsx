/**
 * Brings the welcome tour to the screens of the app: by itself one second after a new user has said where his data
 * lies, and again while the tour runs. Its dialog and the small guide load only when they are to be seen.
 */
import { lazy, Suspense, useEffect } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { tour } from './tour.ts';

export const TOUR_DELAY_MS = 1000;

const TourStage = lazy(() => import('./tour/tour-stage.tsx').then(({ TourStage: stage }) => ({ default: stage })));

export function TourHost() {
  const { kind } = useObservable(tour.view);
  // Two questions at once are one too many: the tour waits until the storage selector has its answer.
  const hasChosen = useSetting('storageChoiceMade');
  const isWelcomed = useSetting('welcomeCompleted');
  const isDue = hasChosen && !isWelcomed && kind === 'hidden';
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(tour.appear, TOUR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  if (kind === 'hidden' || kind === 'closed') return null;
  return (
    <Suspense>
      <TourStage />
    </Suspense>
  );
}
