/** A made-up visit for the button "Simulate": shown in violet as an example, never mixed with or kept beside real ones. */
import { addEvent, type Happening, type JourneySession } from './journey-model.ts';

const STEPS: readonly (Omit<Happening, 'now'> & { readonly after: number })[] = [
  { after: 0, type: 'screen-opened', path: '/' },
  { after: 14, type: 'landing-read', path: '/' },
  { after: 20, type: 'screen-opened', path: '/pricing' },
  { after: 26, type: 'pricing-understood', path: '/pricing' },
  { after: 64, type: 'screen-opened', path: '/smart-import' },
  { after: 95, type: 'import-done' },
  { after: 98, type: 'screen-opened', path: '/multi-exchange' },
  { after: 140, type: 'screen-opened', path: '/klaus-tax' },
  { after: 172, type: 'feature-used', path: '/klaus-tax' },
  { after: 180, type: 'report-made' },
];

const LAST_S = 180;

/** It ends now. */
export function exampleJourney(now: number): readonly JourneySession[] {
  return STEPS.reduce<readonly JourneySession[]>(
    (sessions, { after, ...step }) => addEvent(sessions, { ...step, now: now + (after - LAST_S) * 1_000 }),
    [],
  );
}
