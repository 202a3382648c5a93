/** What a sync ends with: coin by coin what the ledger has against what the service says. */
import { dec, formatShortest, subtract } from '@cryptax/kernel';
import type { CoinProof } from './proof-types.ts';

export interface ProofRow {
  readonly asset: string;
  /** `part`: the service spoke of one of several places where the coin may lie. */
  readonly state: 'agrees' | 'differs' | 'part';
  readonly computed: string;
  readonly told: string;
  /** How much more the service says. */
  readonly difference: string;
  readonly part?: string;
  /** The first day on which a difference can have arisen, and the day by which it was there. */
  readonly earliestDay?: string;
  readonly untilDay?: string;
}

export interface SyncProofView {
  readonly rows: readonly ProofRow[];
  readonly agreeing: number;
  readonly differing: number;
  /** Coins that the ledger holds here and nobody speaks of. */
  readonly silent: readonly string[];
}

const ORDER = { differs: 0, part: 1, agrees: 2 } as const;

export function syncProof(wallet: string, coins: readonly CoinProof[]): SyncProofView {
  const here = coins.filter((coin) => coin.wallet === wallet);
  const rows = here.flatMap(rowOf).sort((a, b) => ORDER[a.state] - ORDER[b.state]);
  return {
    rows,
    agreeing: rows.filter(({ state }) => state === 'agrees').length,
    differing: rows.filter(({ state }) => state === 'differs').length,
    silent: here.filter((coin) => rowOf(coin).length === 0 && /[1-9]/.test(coin.actual)).map(({ asset }) => asset),
  };
}

function rowOf({ asset, status, actual, expected, day, told, since, earliestDay }: CoinProof): readonly ProofRow[] {
  const span = earliestDay === undefined ? {} : { earliestDay };
  if (told !== undefined && status === 'unproven') {
    const difference = formatShortest(subtract(dec(told.amount), dec(actual)));
    const row = { asset, computed: actual, told: told.amount, difference, part: told.part };
    return [{ ...row, state: /[1-9]/.test(difference) ? 'part' : 'agrees', ...span, untilDay: told.day }];
  }
  if (expected === undefined) return [];
  const difference = formatShortest(subtract(dec(expected), dec(actual)));
  const row = { asset, computed: actual, told: expected, difference };
  if (status === 'proven') return [{ ...row, state: 'agrees' }];
  const untilDay = since?.day ?? day;
  return [{ ...row, state: 'differs', ...span, ...(untilDay === undefined ? {} : { untilDay }) }];
}
