/**
 * Individual identification (Rz. 61): which disposals name their lots, and in which pools named and unnamed ones stand side
 * by side. Naming goes before every order of use but must be proven, so the method page says it and each line is marked
 * (rule MET-06).
 */
import { berlinYearOf, compareText } from '@cryptax/kernel';
import { type LedgerEvent, type MatchSettings, poolOwner } from '@cryptax/ledger';
import { type LotReceipt, receiptIn, splitReceipt } from './lot-instruction.ts';

export interface NamedLotsStatement {
  /** Disposals up to the end of the year that name their lots. */
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
}

export function namedLotsStatement(
  events: readonly LedgerEvent[],
  { scope }: MatchSettings,
  year: number,
): NamedLotsStatement {
  const pools = new Map<string, { wallet: string; asset: string; named: number; others: number }>();
  for (const event of events) {
    if (event.kind !== 'sell' && event.kind !== 'swap' && event.kind !== 'spend') continue;
    const wallet = poolOwner(scope, event.wallet);
    const key = JSON.stringify([wallet, event.out.asset]);
    const pool = pools.get(key) ?? { wallet, asset: event.out.asset, named: 0, others: 0 };
    if ((event.lotIds?.length ?? 0) > 0) pool.named++;
    else pool.others++;
    pools.set(key, pool);
  }
  const all = [...pools].sort(([a], [b]) => compareText(a, b)).map(([, pool]) => pool);
  return {
    disposals: all.reduce((sum, { named }) => sum + named, 0),
    mixed: all.filter(({ named, others }) => named > 0 && others > 0).map(({ wallet, asset }) => ({ wallet, asset })),
    proofs: events.flatMap((event) => (berlinYearOf(event.at) === year ? proofOf(event) : [])),
  };
}

function proofOf(event: LedgerEvent): readonly NamedLotsProof[] {
  if (event.kind !== 'sell' && event.kind !== 'swap' && event.kind !== 'spend') return [];
  const { id: eventId, at, wallet, out, lotIds = [], note } = event;
  if (lotIds.length === 0) return [];
  const remark = note === undefined ? '' : splitReceipt(note).rest;
  return [{ eventId, at, wallet, ...out, lotIds, receipt: receiptIn(note, at), remark: remark === '' ? null : remark }];
}
