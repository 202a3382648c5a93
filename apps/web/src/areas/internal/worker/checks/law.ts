/** The worked examples of the rule book, computed here and now and compared field by field. */
import { DEFAULT_SETTINGS, type LedgerEvent, type Method, type Scope } from '@cryptax/ledger';
import { computeLedger } from '@cryptax/tax-de';
import type { CheckOutcome } from '../../self-test-types.ts';
import { disagreement, every } from '../check.ts';

export interface LawExample {
  readonly name: string;
  readonly rules: { readonly method: Method; readonly scope: Scope };
  readonly events: readonly LedgerEvent[];
  readonly expect: Readonly<Record<'disposals' | 'years' | 'holdings', unknown>>;
}

const COMPARED = ['disposals', 'years', 'holdings'] as const;

/** A chunk of its own: only who runs the self-test loads the examples. */
async function examples(): Promise<readonly LawExample[]> {
  const { default: text } = await import('@cryptax/tax-de/law-examples.json?raw');
  return (JSON.parse(text) as { readonly examples: readonly LawExample[] }).examples;
}

export function lawCheck(wanted: (example: LawExample) => boolean): () => Promise<CheckOutcome> {
  return async () => every((await examples()).filter(wanted), exampleProblem);
}

/** Undefined if every field agrees. */
export function exampleProblem({ name, rules, events, expect }: LawExample): CheckOutcome | undefined {
  const result = computeLedger(events, { ...DEFAULT_SETTINGS, ...rules });
  for (const part of COMPARED) {
    const wrong = disagreement(`${name}: ${part}`, expect[part], result[part]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** 999.99 stays free and 1,000.00 is taxable; before 2024 the same at 600 (§ 23 (3) sentence 5 EStG). */
export const limitEdges = lawCheck(({ name }) => name === '02-limit-edges');
export const allExamples = lawCheck(() => true);
