/** The exchange pings as React sees them: one monitor for the app; a screen that shows it keeps it going. */
import { useEffect } from 'react';
import { browserEnvironment } from '../../platform/notices/environment.ts';
import { useObservable } from '../../platform/observable.ts';
import { browserWorld } from '../../platform/services/outside-world.ts';
import { ExchangePings, type PingStatus } from './exchange-pings.ts';
import { useLivePricesOn } from './use-live-prices.ts';

const pings = new ExchangePings(browserEnvironment, browserWorld.bases);

export interface Pings {
  readonly pings: ExchangePings;
  readonly statuses: readonly PingStatus[];
  readonly isRunning: boolean;
}

export function usePings(): Pings {
  const isOn = useLivePricesOn() === true;
  useEffect(() => (isOn ? pings.start(() => navigator.onLine) : undefined), [isOn]);
  return { pings, statuses: useObservable(pings.statuses), isRunning: useObservable(pings.isRunning) };
}
