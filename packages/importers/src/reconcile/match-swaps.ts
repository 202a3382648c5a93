/**
 * Exchanges whose halves stand in different files of one address: explorers list coins, tokens and what contracts moved apart,
 * under one hash. What left against what came, netted per coin, is a swap if one coin is left on each side; the gas of its
 * rows is its fee. Anything else waits as movements.
 */
import { addToGroup, defined } from '@cryptax/kernel';
import type { EventSource, SwapEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { instantText } from '../build/instant-text.ts';
import { namesOfSwap } from '../map/swap-note.ts';
import { addText, compareText, subtractText } from '../values/decimal-text.ts';
import type { TransferMatch } from './match-transfers.ts';

export interface MatchedSwap {
  readonly match: TransferMatch;
  readonly event: SwapEvent;
}

/** Coins that stand for the chain's own one to one. */
const WRAPPED: Readonly<Record<string, string>> = { WETH: 'ETH', WBNB: 'BNB', WMATIC: 'MATIC', WPOL: 'POL' };

/** `isNew`: at least one of the movements has to be. */
export function matchSwaps(
  candidates: readonly TransferCandidate[],
  isNew: (candidate: TransferCandidate) => boolean,
): readonly MatchedSwap[] {
  const groups = new Map<string, TransferCandidate[]>();
  for (const candidate of candidates) {
    const hash = candidate.txHash?.toLowerCase();
    if (hash?.startsWith('0x')) addToGroup(groups, `${candidate.wallet}\n${hash}`, candidate);
  }
  return [...groups.values()].flatMap((group) => (group.length > 1 && group.some(isNew) ? (swapOf(group) ?? []) : []));
}

function swapOf(group: readonly TransferCandidate[]): MatchedSwap | undefined {
  const outs = group.filter(({ direction }) => direction === 'out');
  const ins = group.filter(({ direction }) => direction === 'in');
  const [main] = outs;
  const fee = feeOf(group);
  if (main === undefined || ins.length === 0 || fee === null) return undefined;
  const nets = netsOf(group);
  const given = nets.filter(({ isOut }) => isOut);
  const got = nets.filter(({ isOut }) => !isOut);
  const [out, received] = [given[0], got[0]];
  if (out === undefined || received === undefined || given.length + got.length !== 2) return undefined;
  const isWrap = WRAPPED[out.asset] === received.asset || WRAPPED[received.asset] === out.asset;
  const note = noteOf(group, out.asset, received.asset);
  return {
    match: { outs: outs.map(({ id }) => id), ins: ins.map(({ id }) => id), reason: 'swap', secondsApart: 0 },
    event: {
      id: main.id,
      at: instantText(main.at),
      kind: 'swap',
      wallet: main.wallet,
      out: { asset: out.asset, amount: out.amount },
      in: { asset: received.asset, amount: received.amount },
      ...defined({ fee }),
      ...(isWrap ? { nature: 'wrap' } : {}),
      source: sourceOf(main, group),
      ...defined({ txHash: main.txHash, note }),
    },
  };
}

function noteOf(group: readonly TransferCandidate[], given: string, got: string): string | undefined {
  const noted = (asset: string) => group.find((each) => each.asset === asset && each.note !== undefined) ?? { asset };
  return namesOfSwap(noted(given), noted(got)) ?? group.find((each) => each.note !== undefined)?.note;
}

interface Net {
  readonly asset: string;
  readonly amount: string;
  readonly isOut: boolean;
}

/** A refund lowers what was given; a coin that came and went in full drops out. */
function netsOf(group: readonly TransferCandidate[]): readonly Net[] {
  const sums = new Map<string, { in: string; out: string }>();
  for (const { asset, amount, direction } of group) {
    const sum = sums.get(asset) ?? { in: '0', out: '0' };
    sum[direction] = addText(sum[direction], amount);
    sums.set(asset, sum);
  }
  return [...sums].flatMap(([asset, sum]): readonly Net[] => {
    const order = compareText(sum.in, sum.out);
    if (order === 0) return [];
    return order > 0
      ? [{ asset, amount: subtractText(sum.in, sum.out), isOut: false }]
      : [{ asset, amount: subtractText(sum.out, sum.in), isOut: true }];
  });
}

/** Null if the fees are in several coins: an event has room for one. */
function feeOf(group: readonly TransferCandidate[]): { asset: string; amount: string } | undefined | null {
  const fees = group.flatMap(({ fee }) => fee ?? []);
  const [first] = fees;
  if (first === undefined) return undefined;
  if (fees.some(({ asset }) => asset !== first.asset)) return null;
  return { asset: first.asset, amount: fees.map(({ amount }) => amount).reduce(addText) };
}

/** The rows that stand in the file of the sending. */
function sourceOf(main: TransferCandidate, group: readonly TransferCandidate[]): EventSource {
  const { file, format } = main.source;
  const own = group.flatMap(({ source }) => (source.file === file ? (source.lines ?? [source.line]) : []));
  const lines = [...new Set(own)].sort((a, b) => a - b);
  const line = lines[0] ?? main.source.line;
  return lines.length > 1 ? { file, line, lines, format } : { file, line, format };
}
