/** What is remembered of a visit, in this browser only: which kind of thing happened, when, on which screen. No amounts, no names. */
export const STAGES = ['discovery', 'evaluation', 'decision', 'validation', 'satisfaction'] as const;
export type Stage = (typeof STAGES)[number];

export const EVENT_TYPES = [
  'session-started',
  'screen-opened',
  'landing-read',
  'pricing-understood',
  'feature-used',
  'import-done',
  'report-made',
  'help-opened',
  'plan-upgraded',
  'stage-changed',
] as const;
export type JourneyEventType = (typeof EVENT_TYPES)[number];

export interface JourneyEvent {
  readonly type: JourneyEventType;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly timeFromStart: number;
  readonly stage: Stage;
  /** The path of a screen as the router has it, without what was asked for in it. */
  readonly path?: string;
}

export interface JourneySession {
  readonly sessionId: string;
  readonly startTime: number;
  readonly currentStage: Stage;
  readonly events: readonly JourneyEvent[];
  readonly completed: boolean;
}

/** Screens that are the product itself; using one of them for a while is success, seeing many of them is depth. */
export const FEATURE_PATHS: readonly string[] = [
  '/multi-exchange',
  '/portfolio',
  '/transactions',
  '/klaus-tax',
  '/reports',
  '/unified-simulator',
  '/tax-intelligence',
  '/abi-parser',
];
