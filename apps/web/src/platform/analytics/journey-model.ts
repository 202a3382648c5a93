/**
 * The journey as a pure model: what is remembered of a visit, what an event does to a session, and to which stage it
 * leads. Stages only go forward.
 */
import { defined, isRecord } from '@cryptax/kernel';

/** A visit ends when nothing happened for half an hour. */
const PAUSE_MS = 30 * 60_000;
/** Bounds of what is kept: about 100 kB at the very most. */
export const MAX_SESSIONS = 20;
export const MAX_EVENTS = 100;

const DECIDING: readonly string[] = ['/smart-import', '/import', '/wallets', '/exchange-settings', '/auth'];

export interface Happening {
  readonly type: JourneyEventType;
  readonly path?: string;
  readonly now: number;
}

/** The sessions after something happened; the newest is last. */
export function addEvent(sessions: readonly JourneySession[], happening: Happening): readonly JourneySession[] {
  const last = sessions.at(-1);
  const isRunning = last !== undefined && happening.now - lastTime(last) < PAUSE_MS;
  const session = isRunning ? last : started(happening.now);
  const others = isRunning ? sessions.slice(0, -1) : sessions;
  return [...others, withEvent(session, happening)].slice(-MAX_SESSIONS);
}

function started(now: number): JourneySession {
  const event: JourneyEvent = { type: 'session-started', timestamp: now, timeFromStart: 0, stage: 'discovery' };
  return { sessionId: String(now), startTime: now, currentStage: 'discovery', events: [event], completed: false };
}

function withEvent(session: JourneySession, { type, path, now }: Happening): JourneySession {
  const stage = laterOf(session.currentStage, stageOf(type, path));
  const at = { timestamp: now, timeFromStart: now - session.startTime, stage };
  const moved: readonly JourneyEvent[] = stage === session.currentStage ? [] : [{ type: 'stage-changed', ...at }];
  const event: JourneyEvent = { type, ...at, ...defined({ path }) };
  // The first event tells when the visit began; what is cut is the middle.
  const [first, ...rest] = [...session.events, event, ...moved] as [JourneyEvent, ...JourneyEvent[]];
  return {
    ...session,
    currentStage: stage,
    events: [first, ...rest.slice(-(MAX_EVENTS - 1))],
    completed: stage === 'satisfaction',
  };
}

/** Specification: an upgrade proves the decision, using a feature for more than 30 s is satisfaction. */
function stageOf(type: JourneyEventType, path: string | undefined): Stage {
  switch (type) {
    case 'feature-used':
    case 'report-made':
      return 'satisfaction';
    case 'import-done':
    case 'plan-upgraded':
      return 'validation';
    case 'screen-opened':
      if (path === '/') return 'discovery';
      return DECIDING.includes(path ?? '') ? 'decision' : 'evaluation';
    case 'landing-read':
    case 'pricing-understood':
    case 'help-opened':
      return 'evaluation';
    case 'session-started':
    case 'stage-changed':
      return 'discovery';
  }
}

function laterOf(a: Stage, b: Stage): Stage {
  return STAGES.indexOf(b) > STAGES.indexOf(a) ? b : a;
}

function lastTime({ events, startTime }: JourneySession): number {
  return events.at(-1)?.timestamp ?? startTime;
}

/** What the browser kept, as far as it can be understood. */
export function readSessions(value: unknown): readonly JourneySession[] | undefined {
  return Array.isArray(value) && value.every(isSession) ? value : undefined;
}

function isSession(value: unknown): value is JourneySession {
  if (!isRecord(value)) return false;
  const { sessionId, startTime, currentStage, events, completed } = value;
  const isWhole = typeof sessionId === 'string' && Number.isFinite(startTime) && typeof completed === 'boolean';
  return isWhole && isStage(currentStage) && Array.isArray(events) && events.every(isEvent);
}

function isEvent(value: unknown): boolean {
  if (!isRecord(value) || !isStage(value.stage)) return false;
  const isKnown = EVENT_TYPES.some((type) => type === value.type);
  return isKnown && Number.isFinite(value.timestamp) && Number.isFinite(value.timeFromStart);
}

function isStage(value: unknown): value is Stage {
  return STAGES.some((stage) => stage === value);
}

/** What is remembered of a visit, in this browser only: which kind of thing happened, when, on which screen. No amounts, no names. */
export const STAGES = ['discovery', 'evaluation', 'decision', 'validation', 'satisfaction'] as const;
type Stage = (typeof STAGES)[number];

const EVENT_TYPES = [
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
