/**
 * The welcome tour on the screens of the app: on its own as the small guide once the first file is imported, and again
 * while the tour runs. It has its place in the frame and lies over nothing; its parts load only when they are to be seen.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { defineStrings } from '../../platform/i18n/strings.ts';
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../platform/observable.ts';
import { useSetting } from '../../platform/settings/settings.ts';
import { type TourForm, tour } from './tour.ts';

const strings = defineStrings('tour-host', {
  begun: {
    de: 'Die Einführungstour steht bereit, neben der Navigation. Sie führt in vier Schritten zum Bericht.',
    en: 'The welcome tour is ready, beside the navigation. It leads to the report in four steps.',
  },
});

/** Begins the tour, and lets facts of the ledger finish its steps. What it says itself is for screen readers: the guide is seen. */
export function TourHost() {
  const t = useStrings(strings);
  const { kind } = useObservable(tour.view);
  const isWelcomed = useSetting('welcomeCompleted');
  const hasData = useHasOwnData();
  const isDue = hasData && !isWelcomed && kind === 'hidden';
  const [hasBegun, setBegun] = useState(false);
  useFacts(hasData);
  useEffect(() => {
    if (!isDue) return;
    tour.begin();
    setBegun(true);
  }, [isDue]);
  return (
    <div aria-live="polite" className="sr-only">
      {hasBegun && t('begun')}
    </div>
  );
}

function useHasOwnData(): boolean {
  const ledger = useLedgerState();
  return 'ownEvents' in ledger && ledger.ownEvents > 0;
}

/** Who has read in own data or downloaded a report need not say so. */
function useFacts(hasData: boolean): void {
  const isRunning = useSetting('tourStarted');
  const isDownloaded = useSetting('reportDownloaded');
  useEffect(() => {
    if (isRunning && hasData) tour.complete('import_data');
    if (isRunning && isDownloaded) tour.complete('export_taxes');
  }, [isRunning, hasData, isDownloaded]);
}

const TourGuide = lazy(() => import('./tour/tour-guide.tsx').then(({ TourGuide: guide }) => ({ default: guide })));
const TourButton = lazy(() => import('./tour/tour-column.tsx').then(({ TourButton: button }) => ({ default: button })));
const TourColumn = lazy(() => import('./tour/tour-column.tsx').then(({ TourColumn: column }) => ({ default: column })));

/** The guide in the frame: a card in the side navigation, its count where that shows icons only, a line above the bar of phones. */
export function TourPlace({ form }: { readonly form: TourForm }) {
  const view = useObservable(tour.view);
  if (view.kind === 'hidden' || view.kind === 'closed') return null;
  const at = { step: view.step, isUnfolded: view.kind === 'shown' };
  return <Suspense>{form === 'icon' ? <TourButton {...at} /> : <TourGuide {...at} form={form} />}</Suspense>;
}

/** Beside a navigation of icons: what the count unfolds. */
export function TourColumnPlace() {
  const view = useObservable(tour.view);
  if (view.kind !== 'shown') return null;
  return (
    <Suspense>
      <TourColumn step={view.step} />
    </Suspense>
  );
}
