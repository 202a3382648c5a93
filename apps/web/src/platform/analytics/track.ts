/**
 * Remembers that something happened, if the user wants that at all. The only way in for the rest of the app: as long as it
 * is off, this is one look at a preference, and the code behind it is never loaded. Nothing of it goes over the network.
 */
import { loadInBackground } from '../load-in-background.ts';
import { settings } from '../settings/settings.ts';
import type { JourneyEventType } from './journey-model.ts';

export function track(type: JourneyEventType, path?: string): void {
  if (settings.get('journeyAnalytics'))
    void loadInBackground(() => import('./journey-log.ts')).then(({ journeyLog }) => journeyLog.add(type, path));
}
