/**
 * Individual identification (Rz. 61): which disposals name their lots, and in which pools named and unnamed ones stand side
 * by side. Naming goes before every order of use but must be proven, so the method page says it and each line is marked
 * (rule MET-06).
 */
import { berlinYearOf, compareText } from '@cryptax/kernel';
import { type LedgerEvent, type MatchSettings, poolOwner } from '@cryptax/ledger';
import { type LotReceipt, receiptIn, splitReceipt } from './lot-instruction.ts';
import type { LotLine } from './lot-lines.ts';

export interface NamedLotsStatement {
  /** Disposals up to the end of the year that name their lots, or spent outputs that hold them. */
  readonly disposals: number;
  /** Pools in which others follow the method: the office may ask why. */
  readonly mixed: readonly { readonly wallet: string; readonly asset: string }[];
  /** Disposals of the year that name their lots, each with what shows it. */
  readonly proofs: readonly NamedLotsProof[];
}

export interface NamedLotsProof {
  readonly eventId: string;
  readonly at: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly lotIds: readonly string[];
  /** The instruction that was written down for it; null where there is none. */
  readonly receipt: LotReceipt | null;
  /** The remark on proof: what else stands in the note. */
  readonly remark: string | null;
  /** Outputs that the chain shows as spent, where they decided (rule MET-07). */
  readonly outputs: readonly string[];
}

/** What the outputs of chains decided: in which events ever, and which lots left in the year. */
export interface IdentifiedLots {
  readonly events: ReadonlySet<string>;
  readonly lines: readonly Pick<LotLine, 'eventId' | 'part' | 'lotId'>[];
}

export function namedLotsStatement(
  events: readonly LedgerEvent[],
  { scope }: MatchSettings,
  year: number,
  identified: IdentifiedLots = { events: new Set(), lines: [] },
): NamedLotsStatement {
  const pools = new Map<string, Map<string, PoolCount>>();
  const hasIdentified = identified.events.size > 0;
  for (const event of events) {
    if (event.kind !== 'sell' && event.kind !== 'swap' && event.kind !== 'spend') continue;
    const pool = poolIn(pools, poolOwner(scope, event.wallet), event.out.asset);
    const isNamed = (event.lotIds?.length ?? 0) > 0 || (hasIdentified && identified.events.has(event.id));
    if (isNamed) pool.named++;
    else pool.others++;
  }
  const keyed = [...pools.values()].flatMap((own) => [...own.values()]).map((pool) => [poolKey(pool), pool] as const);
  const all = keyed.sort(([a], [b]) => compareText(a, b)).map(([, pool]) => pool);
  return {
    disposals: all.reduce((sum, { named }) => sum + named, 0),
    mixed: all.filter(({ named, others }) => named > 0 && others > 0).map(({ wallet, asset }) => ({ wallet, asset })),
    proofs: proofsOf(events, identified).filter(({ at }) => berlinYearOf(at) === year),
  };
}

interface PoolCount {
  readonly wallet: string;
  readonly asset: string;
  named: number;
  others: number;
}

function poolIn(pools: Map<string, Map<string, PoolCount>>, wallet: string, asset: string): PoolCount {
  let own = pools.get(wallet);
  if (own === undefined) {
    own = new Map();
    pools.set(wallet, own);
  }
  let pool = own.get(asset);
  if (pool === undefined) {
    pool = { wallet, asset, named: 0, others: 0 };
    own.set(asset, pool);
  }
  return pool;
}

function poolKey({ wallet, asset }: { readonly wallet: string; readonly asset: string }): string {
  return JSON.stringify([wallet, asset]);
}

/** Few of many events have one. */
function proofsOf(events: readonly LedgerEvent[], identified: IdentifiedLots): readonly NamedLotsProof[] {
  const proofs: NamedLotsProof[] = [];
  for (const event of events) {
    if (event.kind === 'sell' || event.kind === 'swap' || event.kind === 'spend')
      proofs.push(...proofOf(event, identified));
  }
  return proofs;
}

function proofOf(event: LedgerEvent, identified: IdentifiedLots): readonly NamedLotsProof[] {
  if (event.kind !== 'sell' && event.kind !== 'swap' && event.kind !== 'spend') return [];
  const { id: eventId, at, wallet, out, lotIds = [], note } = event;
  if (lotIds.length === 0) {
    if (!identified.events.has(eventId)) return [];
    const own = identified.lines.filter((line) => line.eventId === eventId && line.part === 'main');
    const held = [...new Set(own.map(({ lotId }) => lotId))];
    return [{ eventId, at, wallet, ...out, lotIds: held, receipt: null, remark: null, outputs: event.spent ?? [] }];
  }
  const remark = note === undefined ? '' : splitReceipt(note).rest;
  return [
    {
      eventId,
      at,
      wallet,
      ...out,
      lotIds,
      receipt: receiptIn(note, at),
      remark: remark === '' ? null : remark,
      outputs: [],
    },
  ];
}
