/**
 * Where the keyboard goes when the guide comes or leaves by a button elsewhere on the page: to the guide when it was called, and
 * from a guide that ends back to what called it, or to the page.
 */
import { type RefObject, useEffect } from 'react';
import { useObservable } from '../../../platform/observable.ts';
import { tour } from '../tour.ts';

/** The small button beside the icons; the column it unfolds gives the focus back to it. */
export const TOUR_BUTTON_ID = 'tour-button';
export const TOUR_COLUMN_ID = 'tour-column';

let caller: HTMLElement | null = null;

export function useCalled(place: RefObject<HTMLElement | null>): void {
  const view = useObservable(tour.view);
  useEffect(() => {
    if (view.kind !== 'shown' || !tour.takeCall()) return;
    const active = document.activeElement;
    caller = active instanceof HTMLElement && active !== document.body ? active : null;
    place.current?.focus({ preventScroll: true });
  }, [view, place]);
}

/** For every button after which there is no guide any more. */
export function leaveTour(end: () => void): void {
  end();
  const back = caller?.isConnected === true ? caller : document.querySelector('main');
  caller = null;
  back?.focus({ preventScroll: true });
}
