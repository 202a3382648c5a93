/**
 * Running checks one after the other, each with its time; an exception is a failure, never an end. The user's self-test
 * runs this way, and the result can be passed on as text.
 */
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '@cryptax/tax-de';
import { useState } from 'react';
import { type Locale, translate } from '../../platform/i18n/strings.ts';
import { useLedger, useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../platform/use-action.ts';
import { formatInstant } from '../../ui/format/date.ts';
import { checkStrings, selfTestStrings } from './self-test/strings.ts';
import type { CheckId } from './self-test/suites.data.ts';
import { type CheckOutcome, READING_CHECKS, type ReadingCheckId } from './self-test-types.ts';

export type CheckStatus = 'pending' | 'running' | CheckOutcome['status'];

export interface CheckState {
  readonly id: CheckId;
  readonly status: CheckStatus;
  readonly outcome?: CheckOutcome;
  readonly durationMs?: number;
}

export interface RunOptions {
  readonly run: (id: CheckId) => Promise<CheckOutcome>;
  readonly onState: (state: CheckState) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** The specified breath between two checks. */
  readonly pause: () => Promise<void>;
  /** False stops after the present check. */
  readonly isWanted: () => boolean;
}

export async function runChecks(
  ids: readonly CheckId[],
  { run, onState, now, pause, isWanted }: RunOptions,
): Promise<readonly CheckState[]> {
  const done: CheckState[] = [];
  for (const [index, id] of ids.entries()) {
    if (index > 0) await pause();
    if (!isWanted()) break;
    onState({ id, status: 'running' });
    const startedAt = now();
    const outcome = await run(id).catch(
      (error: unknown): CheckOutcome => ({
        status: 'failed',
        where: 'exception',
        expected: 'no exception',
        found: error instanceof Error ? error.message : String(error),
      }),
    );
    const state = { id, status: outcome.status, outcome, durationMs: Math.round(now() - startedAt) };
    onState(state);
    done.push(state);
  }
  return done;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly warning: number;
  readonly total: number;
}

export function tallyOf(ids: readonly CheckId[], states: ReadonlyMap<CheckId, CheckState>): Tally {
  const count = (status: CheckStatus) => ids.filter((id) => states.get(id)?.status === status).length;
  return { passed: count('passed'), failed: count('failed'), warning: count('warning'), total: ids.length };
}

interface ReportQuestion {
  readonly states: readonly CheckState[];
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * The result of a run as text that can be passed on. It names checks, states, counts and versions; where a check failed it
 * says how often, not with which coin or amount: the text shall tell nothing about the person.
 */
export function reportText({ states, locale, now }: ReportQuestion): string {
  const byId = new Map(states.map((state) => [state.id, state]));
  const { passed, failed, warning, total } = tallyOf([...byId.keys()], byId);
  const word = (key: 'text.title' | 'text.versions' | 'text.when') => translate(selfTestStrings, locale, key);
  const when = formatInstant(now.getTime(), locale);
  const versions = `Cryptax ${import.meta.env.VITE_APP_VERSION}, ${ENGINE_VERSION}, ${RULE_BOOK_VERSION}`;
  return [
    word('text.title'),
    `${word('text.when')}: ${when}`,
    `${word('text.versions')}: ${versions}`,
    translate(selfTestStrings, locale, 'tally', { done: passed + failed + warning, total, failed, warning }),
    '',
    ...states.map((state) => lineOf(state, locale)),
  ].join('\n');
}

const SIGNS = { passed: '+', failed: '!', warning: '~', pending: ' ', running: ' ' } as const;

function lineOf({ id, status, outcome }: CheckState, locale: Locale): string {
  const state = translate(selfTestStrings, locale, `status.${status}`);
  return `${SIGNS[status]} ${translate(checkStrings, locale, id)}: ${state}${plainDetail(outcome, locale)}`;
}

/** Counts and remarks only. */
function plainDetail(outcome: CheckState['outcome'], locale: Locale): string {
  if (outcome?.status === 'passed') {
    return ` (${translate(selfTestStrings, locale, 'passed.count', { count: outcome.checked })})`;
  }
  return outcome?.status === 'warning' ? ` (${translate(selfTestStrings, locale, `note.${outcome.note}`)})` : '';
}

interface SelfTest {
  readonly states: ReadonlyMap<CheckId, CheckState>;
  readonly isRunning: boolean;
  /** When the last run ended. */
  readonly doneAt: Date | undefined;
  readonly run: () => void;
}

const NO_STATES: ReadonlyMap<CheckId, CheckState> = new Map();

/** The user's self-test: the checks that only read, over the book that is shown. */
export function useSelfTest(): SelfTest {
  const ledger = useLedger();
  const state = useLedgerState();
  const [states, setStates] = useState(NO_STATES);
  const [doneAt, setDoneAt] = useState<Date>();
  const book = 'book' in state ? state.book : 'own';
  const [isRunning, run] = useAction(async () => {
    setStates(NO_STATES);
    await runChecks(READING_CHECKS, {
      run: async (id) => {
        const outcome = await ledger.readingCheck(book, id as ReadingCheckId);
        if (!outcome.ok) throw new Error(outcome.error.code);
        return outcome.value;
      },
      onState: (next) => setStates((old) => new Map(old).set(next.id, next)),
      now: () => performance.now(),
      pause: async () => undefined,
      isWanted: () => true,
    });
    setDoneAt(new Date());
  });
  return { states, isRunning, doneAt, run };
}
