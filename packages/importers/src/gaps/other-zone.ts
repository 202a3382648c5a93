/**
 * Files whose times are another zone's: what left one place and arrived at the other fits at no clock but a shifted one, and at
 * the same shift for nearly every pair. Offered, never applied: which of two files is wrong is the person's to say.
 */
import { addToGroup, dec, formatShortest, type Instant } from '@cryptax/kernel';
import type { TransferCandidate } from '../build/built.ts';
import { cleanHash } from '../connections/pair-moves.ts';
import { FORMATS } from '../formats/registry.ts';
import { subtractText } from '../values/decimal-text.ts';
import { inOtherZone, ZONE_SHIFTS, type ZoneShift } from './zone-shift.ts';

/** Whether times are beyond doubt (a chain's, or each cell says its zone), as the format is known to have them, or assumed. */
export type Clock = 'certain' | 'known' | 'assumed';

/** All movements of one file, those that found their other side too: they speak for or against its clock. */
export interface ClockedFile {
  readonly id: string;
  readonly clock: Clock;
  readonly moves: readonly TransferCandidate[];
}

export interface ZoneOffer {
  readonly fileId: string;
  readonly shift: ZoneShift;
  /** Movements that wait and find their other side at that shift. */
  readonly settles: number;
  /** Pairs that fit at that shift, of all that the file has with others. */
  readonly fits: number;
  readonly pairs: number;
}

const MINUTE = 60;
/** Clocks differ by minutes, and a chain may need an hour. */
const [EARLY, LATE] = [-5 * MINUTE, 60 * MINUTE];
/** The farthest zone, and the time on the way. */
const FARTHEST = 15 * 60 * MINUTE;
/** Fewer may be chance where no transaction is named. */
const [FEWEST, FEWEST_BY_HASH] = [3, 2];
const SHARE = 0.8;
/** An amount that arrives more often says nothing about which sending it was. */
const MOST_ALIKE = 200;

interface Side {
  readonly file: string;
  readonly move: TransferCandidate;
}

interface Pair {
  readonly out: Side;
  readonly arrival: Side;
  readonly isByHash: boolean;
}

/** `waiting` are the ids of movements without another side. */
export function otherZones(files: readonly ClockedFile[], waiting: ReadonlySet<string>): readonly ZoneOffer[] {
  if (files.length < 2 || waiting.size === 0) return [];
  const pairs = pairsOf(files);
  const found = files.flatMap((file) => {
    const own = pairs.filter(({ out, arrival }) => out.file === file.id || arrival.file === file.id);
    const offer = file.clock === 'certain' ? undefined : offerOf(file.id, own, waiting);
    return offer === undefined ? [] : [{ offer, weight: weightOf(file, own), others: othersOf(file.id, own) }];
  });
  return found
    .filter(({ weight, others }) =>
      found.every((one) => !others.has(one.offer.fileId) || compareWeights(weight, one.weight) <= 0),
    )
    .map(({ offer }) => offer);
}

/** Undefined: no format of a file. */
export function clockOfFormat(format: string): Clock | undefined {
  const zone = FORMATS.find(({ id }) => id === format)?.date.zone;
  if (zone === undefined) return undefined;
  if (zone === 'ask') return 'assumed';
  return zone === 'value' || zone === 'column' || zone === 'header' ? 'certain' : 'known';
}

/** A zone that nobody stated is likelier wrong than a known one, and a file that disagrees with many than one of them. */
function weightOf({ id, clock }: ClockedFile, own: readonly Pair[]): readonly [number, number] {
  return [clock === 'assumed' ? 0 : 1, -othersOf(id, own).size];
}

function compareWeights([stated, others]: readonly [number, number], than: readonly [number, number]): number {
  return stated - than[0] || others - than[1];
}

function othersOf(id: string, own: readonly Pair[]): ReadonlySet<string> {
  return new Set(own.flatMap(({ out, arrival }) => [out.file, arrival.file]).filter((file) => file !== id));
}

function offerOf(fileId: string, own: readonly Pair[], waiting: ReadonlySet<string>): ZoneOffer | undefined {
  const fewest = own.every(({ isByHash }) => isByHash) ? FEWEST_BY_HASH : FEWEST;
  const enough = Math.max(fewest, SHARE * own.length);
  if (own.length < fewest || own.filter(fitsAt(fileId)).length > own.length - enough) return undefined;
  let best: { readonly shift: ZoneShift; readonly fitting: readonly Pair[] } | undefined;
  for (const shift of ZONE_SHIFTS) {
    const fitting = own.filter(fitsAt(fileId, shift));
    if (fitting.length >= enough && fitting.length > (best?.fitting.length ?? 0)) best = { shift, fitting };
  }
  if (best === undefined) return undefined;
  const moves = best.fitting.flatMap(({ out, arrival }) => [out.move.id, arrival.move.id]);
  const settles = moves.filter((id) => waiting.has(id)).length;
  return settles === 0
    ? undefined
    : { fileId, shift: best.shift, settles, fits: best.fitting.length, pairs: own.length };
}

/** Arrived when it can have arrived, with the clock of that file shifted. */
function fitsAt(fileId: string, shift?: ZoneShift): (pair: Pair) => boolean {
  const clock = ({ file, move: { at } }: Side): Instant =>
    shift === undefined || file !== fileId ? at : inOtherZone(shift, at);
  return ({ out, arrival }) => {
    const lag = clock(arrival) - clock(out);
    return lag >= EARLY && lag <= LATE;
  };
}

/** What left one file's wallet and arrived in another file's: by transaction, else the only one of its amount for hours. */
function pairsOf(files: readonly ClockedFile[]): readonly Pair[] {
  const sides = files.flatMap(({ id, moves }) => moves.map((move): Side => ({ file: id, move })));
  const [outs, arrivals] = (['out', 'in'] as const).map((direction) =>
    sides.filter(({ move }) => move.direction === direction),
  ) as [Side[], Side[]];
  const byHash = paired(outs, arrivals, hashKeys).map((pair) => ({ ...pair, isByHash: true }));
  const taken = new Set(byHash.flatMap(({ out, arrival }) => [out.move.id, arrival.move.id]));
  const isFree = ({ move: { id } }: Side) => !taken.has(id);
  const byAmount = paired(outs.filter(isFree), arrivals.filter(isFree), amountKeys);
  return [...byHash, ...byAmount.map((pair) => ({ ...pair, isByHash: false }))];
}

/** Each the only one for the other. */
function paired(outs: readonly Side[], arrivals: readonly Side[], keysOf: (move: TransferCandidate) => string[]) {
  const byKey = new Map<string, Side[]>();
  for (const arrival of arrivals) for (const key of keysOf(arrival.move)) addToGroup(byKey, key, arrival);
  const claims = new Map<Side, Side[]>();
  for (const out of outs) {
    const alike = keysOf(out.move).map((key) => byKey.get(key) ?? []);
    const fitting = new Set(alike.some(({ length }) => length > MOST_ALIKE) ? [] : alike.flat());
    const near = [...fitting].filter((arrival) => areApart(out, arrival));
    for (const arrival of near) addToGroup(claims, arrival, near.length === 1 ? out : NOBODY);
  }
  return [...claims].flatMap(([arrival, [out, ...rest]]) =>
    out === undefined || out === NOBODY || rest.length > 0 ? [] : [{ out, arrival }],
  );
}

/** A claim that makes an arrival ambiguous. */
const NOBODY = {} as Side;

function areApart(out: Side, arrival: Side): boolean {
  const isElsewhere = out.file !== arrival.file && out.move.wallet !== arrival.move.wallet;
  return isElsewhere && Math.abs(out.move.at - arrival.move.at) <= FARTHEST;
}

function hashKeys({ asset, txHash }: TransferCandidate): string[] {
  const hash = cleanHash(txHash);
  return hash === undefined || hash.length < 6 ? [] : [`${asset}|${hash}`];
}

/** What was sent, and what is left of it where the amount is printed with its fee. */
function amountKeys({ asset, amount, fee }: TransferCandidate): string[] {
  const key = (text: string) => `${asset}|${formatShortest(dec(text))}`;
  return fee?.asset === asset ? [key(amount), key(subtractText(amount, fee.amount))] : [key(amount)];
}
