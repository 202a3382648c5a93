/**
 * What the chain itself says a wallet holds: over all ledgers and addresses, with the tokens that have to be asked for one
 * by one. One part that cannot be read makes the whole unknown; half a balance would look like a loss.
 */
import { add, dec, err, formatShortest, ok, type Result } from '@cryptax/kernel';
import type { ChainAsset, ChainBalance } from './chain-transaction.ts';
import type { ReaderFailure } from './read-history.ts';
import type { ChainSource } from './readers-for.ts';

/** More would use up the requests of a free key. */
const ASKED_EACH = 25;

export interface BalanceQuestion {
  readonly addresses: readonly string[];
  readonly sources: (address: string) => readonly ChainSource[];
  /** Tokens whose balance is asked for where the service does not list them, the most important first. */
  readonly tokens: readonly ChainAsset[];
  readonly signal?: AbortSignal | undefined;
}

export async function readBalances({
  addresses,
  sources,
  tokens,
  signal,
}: BalanceQuestion): Promise<Result<readonly ChainBalance[], readonly ReaderFailure[]>> {
  const totals = new Map<string, ChainBalance>();
  for (const address of addresses) {
    for (const source of sources(address)) {
      const answer = await balancesOf(source, address, tokens, signal);
      if (!answer.ok) return answer;
      for (const { asset, amount } of answer.value) {
        const key = (asset.contract ?? asset.symbol).toLowerCase();
        const known = totals.get(key)?.amount ?? '0';
        totals.set(key, { asset, amount: formatShortest(add(dec(known), dec(amount))) });
      }
    }
  }
  return ok([...totals.values()]);
}

async function balancesOf(
  { readers }: ChainSource,
  address: string,
  tokens: readonly ChainAsset[],
  signal: AbortSignal | undefined,
): Promise<Result<readonly ChainBalance[], readonly ReaderFailure[]>> {
  const failures: ReaderFailure[] = [];
  for (const reader of readers) {
    const coins = await reader.balances(address, signal);
    if (!coins.ok) {
      failures.push({ reader: reader.name, failure: coins.error });
      continue;
    }
    const found: ChainBalance[] = [];
    const asked = reader.asksPerToken === true ? tokens.slice(0, ASKED_EACH) : tokens;
    for (const token of reader.tokenBalance === undefined ? [] : asked) {
      const balance = await reader.tokenBalance?.(address, token, signal);
      // A single token that the service does not answer for is not told; the others are still worth a look.
      if (balance?.ok === true) found.push(balance.value);
    }
    return ok([...coins.value, ...found, ...(reader.listsTokens === true ? notHeld(coins.value, tokens) : [])]);
  }
  return err(failures);
}

/** A token that a complete list leaves out has a balance, too: zero. */
function notHeld(held: readonly ChainBalance[], tokens: readonly ChainAsset[]): readonly ChainBalance[] {
  const listed = new Set(held.map(({ asset }) => asset.contract?.toLowerCase()));
  return tokens
    .filter(({ contract }) => contract !== undefined && !listed.has(contract.toLowerCase()))
    .map((asset) => ({ asset, amount: '0' }));
}
