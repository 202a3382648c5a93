/** What a change will write, worked out before anything is written. */

import type { Result } from '@cryptax/kernel';
import { defined } from '@cryptax/kernel';
import type { ChangeCounts, HeadRecord, ImportRecord, ImportRowsRecord, RawRowsRecord } from '../records.ts';
import type { StoreError } from '../store-error.ts';
import type { Delta } from './delta.ts';
import type { EventPlan } from './plan-events.ts';

export interface Plan {
  readonly delta: Delta;
  readonly freshChunks: EventPlan['freshChunks'];
  readonly freshRows: readonly ImportRowsRecord[];
  readonly freshRawRows: readonly RawRowsRecord[];
  readonly nextChunk: number;
  readonly nextImport: number;
  readonly counts: ChangeCounts;
  readonly subjects: readonly string[];
  /** The import records that the change made or altered. */
  readonly imports: readonly ImportRecord[];
}

export type Planned = Promise<Result<Plan | 'unchanged', StoreError>>;

export interface PlanSettings {
  readonly chunkSize: number;
  /** ISO instant that goes into the records. */
  readonly at: string;
}

export const NO_COUNTS: ChangeCounts = { added: 0, changed: 0, removed: 0, skipped: 0 };

/** How many names the journal keeps of what a change touched. */
const SUBJECT_LIMIT = 10;

interface PlanParts extends Partial<Pick<Plan, 'freshRows' | 'freshRawRows' | 'nextImport' | 'imports'>> {
  readonly events?: EventPlan;
  readonly importDeltas?: Delta['imports'];
  readonly walletDeltas?: Delta['wallets'];
  readonly answerDeltas?: Delta['answers'];
  readonly statementDeltas?: Delta['statements'];
  readonly settingDeltas?: Delta['settings'];
  readonly presetDeltas?: Delta['presets'];
  readonly counts?: Partial<ChangeCounts>;
  readonly subjects: readonly string[];
}

/** A plan from the parts that matter; everything not named stays as it is. */
export function makePlan(head: HeadRecord, parts: PlanParts): Plan {
  return {
    delta: {
      ...(parts.events?.delta ?? { edits: [] }),
      imports: parts.importDeltas ?? [],
      wallets: parts.walletDeltas ?? [],
      ...defined({
        answers: parts.answerDeltas,
        statements: parts.statementDeltas,
        settings: parts.settingDeltas,
        presets: parts.presetDeltas,
      }),
    },
    freshChunks: parts.events?.freshChunks ?? [],
    freshRows: parts.freshRows ?? [],
    freshRawRows: parts.freshRawRows ?? [],
    nextChunk: parts.events?.nextChunk ?? head.nextChunk,
    nextImport: parts.nextImport ?? head.nextImport,
    counts: { ...NO_COUNTS, ...parts.counts },
    subjects: parts.subjects.slice(0, SUBJECT_LIMIT),
    imports: parts.imports ?? [],
  };
}
