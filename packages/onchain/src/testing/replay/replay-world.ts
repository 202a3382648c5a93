/** A small chain in memory: one address, transfers to and from it. Each replay server tells it in its service's shapes. */

export interface ReplayTransfer {
  readonly hash: string;
  readonly block: number;
  /** Seconds since 1970. */
  readonly seconds: number;
  readonly isOut: boolean;
  /** Base units. */
  readonly amount: bigint;
}

export interface ReplayWorld {
  readonly own: string;
  readonly other: string;
  /** Base units, paid by the sender. */
  readonly fee: bigint;
  readonly pageSize: number;
  /** Names of the coin where a service writes them; those of Cosmos Hub and Polkadot without. */
  readonly coin?: { readonly denom?: string; readonly symbol?: string; readonly decimals?: number };
  /** Oldest first; tests change it. */
  transfers: ReplayTransfer[];
}

export interface ReplayRequest {
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The answer as data; `#123` inside becomes a bare number of any length, as services print them. */
export type Replay = (world: ReplayWorld) => (request: ReplayRequest) => unknown;

export function replayText(answer: unknown): string {
  return JSON.stringify(answer).replaceAll(/"#(\d+)"/g, '$1');
}

export function transferNo(index: number, name = 't'): ReplayTransfer {
  return {
    hash: `${name}${String(index).padStart(4, '0')}`,
    block: 1_000 + 10 * index,
    seconds: 1_700_000_000 + 600 * index,
    isOut: index % 3 === 2,
    amount: BigInt(1_000_000 + index),
  };
}

/** What came minus what went and its fees. */
export function replayBalance({ transfers, fee }: ReplayWorld): bigint {
  return transfers.reduce((sum, { isOut, amount }) => sum + (isOut ? -amount - fee : amount), 0n);
}

export function endsOf({ own, other }: ReplayWorld, { isOut }: ReplayTransfer): { from: string; to: string } {
  return isOut ? { from: own, to: other } : { from: other, to: own };
}

export function newestFirst({ transfers }: ReplayWorld): readonly ReplayTransfer[] {
  return [...transfers].reverse();
}
