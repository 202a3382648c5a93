/** The journey of this browser's visitor, kept in this browser. Loaded only while the user has switched it on. */
import { browserStorage, createSettings, json } from '../settings/settings-store.ts';
import { addEvent, type JourneyEventType, type JourneySession, readSessions } from './journey-model.ts';

const NOTHING: readonly JourneySession[] = [];

const store = createSettings({ sessions: json('cryptax-journey', readSessions, NOTHING) }, browserStorage());
globalThis.addEventListener?.('storage', (event) => store.changedElsewhere(event.key));

export const journeyLog = {
  add: (type: JourneyEventType, path?: string, now = Date.now()): void => {
    const happening = path === undefined ? { type, now } : { type, path, now };
    store.set('sessions', addEvent(store.get('sessions'), happening));
  },
  get: (): readonly JourneySession[] => store.get('sessions'),
  subscribe: store.subscribe,
  clear: (): void => store.clear('sessions'),
} as const;
