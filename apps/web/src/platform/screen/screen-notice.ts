/** What a screen can say in the line above its content (`NoticeLine`). */
import type { ReactNode } from 'react';
import type { CalloutTone } from '../../ui/callout.tsx';

/**
 * Most important first: what is wrong, whose data this is, how far the figures can be trusted, then what could be lost, then
 * advice. A due backup is asked for once after an import, and the next step comes back with the answer.
 */
export const NOTICE_ORDER = [
  'damaged',
  'storage',
  'differs',
  'demo',
  'read-only',
  'agrees',
  'spouse',
  'standing',
  'planning',
  'running',
  'silences',
  'backup',
  'next-step',
  'live-prices',
] as const;

export interface ScreenNotice {
  readonly id: (typeof NOTICE_ORDER)[number];
  readonly tone: CalloutTone;
  /** A few words that say it on a phone. */
  readonly title: string;
  readonly line: string;
  readonly action?: ReactNode;
}
