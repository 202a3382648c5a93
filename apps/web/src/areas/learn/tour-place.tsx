/**
 * The running tour has its place in the frame, never over the page: a card in the side navigation, its count where the
 * navigation shows icons only, a line above the bottom bar on phones.
 */
import { lazy, Suspense } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { type TourForm, tour } from './tour.ts';

const TourGuide = lazy(() => import('./tour/tour-guide.tsx').then(({ TourGuide: guide }) => ({ default: guide })));

export function TourPlace({ form }: { readonly form: TourForm }) {
  const view = useObservable(tour.view);
  if (view.kind !== 'minimized' || view.step === 'welcome') return null;
  return (
    <Suspense>
      <TourGuide step={view.step} form={form} />
    </Suspense>
  );
}
