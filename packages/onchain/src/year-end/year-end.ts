/**
 * What a wallet held at the end of a year: what the chain itself says of its last block before midnight in Berlin, and beside it
 * what all transactions up to that block add up to. Where no service tells the first, the second stands alone and says so.
 */
import { defined, formatShortest } from '@cryptax/kernel';
import type { ToldMoment } from '../readers/chain-reader.ts';
import type { ChainAsset, ChainBalance, ChainTransaction } from '../readers/chain-transaction.ts';
import { computeBalances } from '../readers/check-balance.ts';
import type { ReaderFailure } from '../readers/read-history.ts';
import type { ChainSource } from '../readers/readers-for.ts';
import { isZeroText } from '../readers/units.ts';
import type { KnownBlock } from './last-block.ts';

export interface YearEndQuestion {
  /** Last second of the year, as an ISO instant in UTC. */
  readonly until: string;
  readonly addresses: readonly string[];
  readonly sources: (address: string) => readonly ChainSource[];
  /** The whole history of the wallet; undefined where it was not read to the end, for its sum would be wrong. */
  readonly transactions: readonly ChainTransaction[] | undefined;
  readonly isOwn: (address: string) => boolean;
  /** Tokens that are asked for one by one. */
  readonly tokens: readonly ChainAsset[];
  readonly signal?: AbortSignal | undefined;
}

export interface YearEndLine {
  readonly asset: ChainAsset;
  /** What the chain says of the block. */
  readonly told?: string;
  /** What the transactions add up to. */
  readonly computed?: string;
}

export interface YearEndBalances {
  readonly until: string;
  /** Who named the block, and what was held at it where `told` is there. */
  readonly service?: string;
  readonly block?: KnownBlock;
  readonly lines: readonly YearEndLine[];
  /** Rewards that waited to be claimed at that block (Rz. 48a); absent where the chain does not tell. */
  readonly unclaimed?: readonly ChainBalance[];
  /** Why services that could have told did not. */
  readonly failures: readonly ReaderFailure[];
}

export async function readYearEnd(question: YearEndQuestion): Promise<YearEndBalances> {
  const { until, transactions, isOwn } = question;
  const { told, service, failures } = await toldBy(question);
  const upTo = transactions?.filter(({ at, block }) => (told === undefined ? at <= until : block <= told.block.height));
  const computed = upTo === undefined ? undefined : computeBalances(upTo, isOwn);
  const lines = new Map<string, YearEndLine>();
  for (const { asset, amount } of told?.balances ?? []) lines.set(keyOf(asset), { asset, told: amount });
  for (const [key, { asset, amount }] of computed ?? []) {
    lines.set(key, { asset, ...lines.get(key), computed: formatShortest(amount) });
  }
  return {
    until,
    ...defined({ block: told?.block, service: told && service, unclaimed: told?.unclaimed }),
    lines: [...lines.values()].filter((line) => !isZeroText(line.told ?? '0') || !isZeroText(line.computed ?? '0')),
    failures,
  };
}

/** A wallet of several addresses or ledgers gets the block alone: one address would be taken for the whole. */
async function toldBy({ addresses, sources, until, tokens, signal }: YearEndQuestion) {
  const [address = ''] = addresses;
  const ledgers = sources(address);
  const isWhole = addresses.length === 1 && ledgers.length === 1;
  const failures: ReaderFailure[] = [];
  for (const reader of ledgers[0]?.readers ?? []) {
    const answer = await reader.atMoment?.({ address, until, tokens, signal });
    if (answer === undefined) continue;
    if (!answer.ok) {
      failures.push({ reader: reader.name, failure: answer.error });
      continue;
    }
    const told: ToldMoment = isWhole ? answer.value : { block: answer.value.block };
    return { told, service: reader.name, failures };
  }
  return { told: undefined, service: '', failures };
}

function keyOf({ contract, symbol }: ChainAsset): string {
  return (contract ?? symbol).toLowerCase();
}
