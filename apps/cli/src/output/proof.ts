/** The proof of balances as it is printed: one line per wallet and coin that somebody else spoke of, or nobody. */
import { berlinDay, formatDay, parseInstant } from '@cryptax/kernel';
import { type BalanceStatement, type LedgerEvent, proveBalances } from '@cryptax/ledger';
import { type Column, table } from './table.ts';

export interface PrintedProof {
  readonly wallet: string;
  readonly asset: string;
  readonly status: 'proven' | 'differs' | 'unproven';
  /** Moment of the last statement; null where nobody said anything. */
  readonly at: string | null;
  readonly expected: string | null;
  readonly actual: string;
  /** Unproven although a service spoke: of one part of the wallet alone. */
  readonly told?: { readonly service: string; readonly part: string; readonly amount: string } | undefined;
  /** Berlin day of the first statement that breaks the chain, and who says it. */
  readonly since?: string | undefined;
  readonly source?:
    | { readonly file: string; readonly line: number }
    | { readonly service: string }
    | { readonly user: true }
    | undefined;
}

export function printedProof(
  events: readonly LedgerEvent[],
  statements: readonly BalanceStatement[],
  balances: Parameters<typeof proveBalances>[2],
): readonly PrintedProof[] {
  return proveBalances(events, statements, balances).map(
    ({ difference: _, agreed: __, told, since, at, expected, ...proof }) => ({
      ...proof,
      at: at ?? null,
      expected: expected ?? null,
      told:
        told?.service === undefined ? undefined : { service: told.service, part: told.part ?? '', amount: told.amount },
      since: since && dayOf(since.at),
      source: since && sourceOf(since),
    }),
  );
}

function dayOf(at: string): string {
  const instant = parseInstant(at);
  return instant.ok ? formatDay(berlinDay(instant.value)) : at.slice(0, 10);
}

function sourceOf({ file, line, service }: BalanceStatement): NonNullable<PrintedProof['source']> {
  if (file !== undefined && line !== undefined) return { file, line };
  return service === undefined ? { user: true } : { service };
}

const COLUMNS: readonly Column[] = [
  { title: 'Wallet' },
  { title: 'Asset' },
  { title: 'Stated', align: 'right' },
  { title: 'Ledger', align: 'right' },
  { title: 'Proof' },
];

/** Empty where nobody said anything: a table of unproven balances would tell nothing. */
export function proofText(proofs: readonly PrintedProof[]): string {
  if (proofs.every(({ status }) => status === 'unproven')) return '';
  const rows = proofs.map((proof) => [proof.wallet, proof.asset, proof.expected ?? '', proof.actual, wordsOf(proof)]);
  return `Proof of balances\n${table(COLUMNS, rows)}`;
}

function wordsOf({ status, at, since, source, told }: PrintedProof): string {
  if (told !== undefined) return `unproven: ${told.service} states ${told.amount} in "${told.part}" alone`;
  if (status === 'unproven') return 'unproven: nothing states this balance';
  if (status === 'proven') return `proven up to ${at?.slice(0, 10) ?? ''}`;
  const place =
    source === undefined || 'user' in source
      ? 'your own statement'
      : 'file' in source
        ? `${source.file}, line ${source.line}`
        : source.service;
  return `differs since ${since ?? ''} (${place})`;
}
