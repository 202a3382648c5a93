/**
 * Files that tell an account which another file tells already: copies saved by a spreadsheet, older and newer layouts, an
 * aggregator's list beside the originals, the trade history beside the statement, an explorer beside the wallet's program. Row
 * by row such a twin is only likely; where nearly all rows of one file have theirs in the other, the files prove it,
 * and they count once without a question. What only the second file knows stays, in the account of the first.
 */
import { groupBy } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../build/built.ts';
import { isConnectionFormat } from '../connections/connection-format.ts';
import { markDuplicates } from '../dedupe/mark-duplicates.ts';
import type { FileOutcome } from '../file-outcome.ts';
import type { FormatDefinition } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import type { KnownLedger } from '../import-types.ts';
import { provenTwins, type Told } from './proven-twins.ts';

export interface RetoldOnce {
  readonly events: LedgerEvent[];
  readonly candidates: TransferCandidate[];
  /** By the id of what is left out, the id of what is kept. */
  readonly twins: ReadonlyMap<string, string>;
}

/** Rows of what is left out get their outcome. */
export function settleRetold(
  outcomes: readonly FileOutcome[],
  events: LedgerEvent[],
  candidates: TransferCandidate[],
  known: KnownLedger = {},
): RetoldOnce {
  const before = knownAsOne(known);
  /** One file and nothing before it: nobody else can tell what it tells. */
  if (outcomes.length + (before === undefined ? 0 : 1) < 2) return { events, candidates, twins: new Map() };
  const files = inOrder(outcomes, events, candidates);
  if (files.length + (before === undefined ? 0 : 1) < 2) return { events, candidates, twins: new Map() };
  const twins = new Map<string, string>();
  const moved = new Map<string, string>();
  const kept: Told[] = before === undefined ? [] : [before];
  for (const file of files) {
    for (const [wallet, own] of byWallet(file)) {
      const home = provenTwins(own, kept, twins);
      if (home !== undefined && home !== wallet) moved.set(`${file.file}\n${wallet}`, home);
    }
    kept.push({
      ...file,
      events: file.events.filter(({ id }) => !twins.has(id)),
      moves: file.moves.filter(({ id }) => !twins.has(id)),
    });
  }
  if (twins.size === 0) return { events, candidates, twins };
  for (const { rows } of outcomes) markDuplicates(rows, twins);
  const atHome = <T extends LedgerEvent | TransferCandidate>(list: readonly T[]): T[] =>
    list
      .filter(({ id }) => !twins.has(id))
      .map((one) => {
        const home = moved.get(`${one.source?.file ?? ''}\n${one.wallet}`);
        return home === undefined ? one : { ...one, wallet: home };
      });
  return { events: atHome(events), candidates: atHome(candidates), twins };
}

/** The longest first, what others made of originals last: of two that tell the same the former is kept. */
function inOrder(
  outcomes: readonly FileOutcome[],
  events: readonly LedgerEvent[],
  candidates: readonly TransferCandidate[],
): readonly Told[] {
  const eventsOf = groupBy(events, ({ source }) => source?.file ?? '');
  const movesOf = groupBy(candidates, ({ source }) => source.file ?? '');
  // What interfaces report has rules of its own.
  const filed = outcomes.filter(({ format }) => !isConnectionFormat(format ?? undefined));
  const told = filed.map(({ file, format, rows }): Told & { readonly isCopy: boolean } => {
    const definition = FORMATS.find(({ id }) => id === format);
    return {
      file,
      events: eventsOf.get(file) ?? [],
      moves: movesOf.get(file) ?? [],
      isCopy: definition?.sourceKind === 'tax-tool',
      hasZone: definition !== undefined && definition.date.zone !== 'ask',
      apart: new Set([...tellersWith(definition), ...(hasDuplicates(rows) && format !== null ? [format] : [])]),
    };
  });
  const size = ({ events: own, moves }: Told) => own.length + moves.length;
  return told.filter((file) => size(file) > 0).sort((a, b) => Number(a.isCopy) - Number(b.isCopy) || size(b) - size(a));
}

function knownAsOne({ events = [], candidates = [], answered = [] }: KnownLedger): Told | undefined {
  // What interfaces reported has rules of its own, and what was typed in is only likely to be a twin.
  const isFiled = ({ source }: LedgerEvent | TransferCandidate) =>
    source?.format !== undefined && !isConnectionFormat(source.format);
  const filed = { events: events.filter(isFiled), moves: [...candidates, ...answered].filter(isFiled) };
  if (filed.events.length + filed.moves.length === 0) return undefined;
  return { ...filed, file: '', settled: events, hasZone: true };
}

/** Other exports of the exchange that tell the same deals in other parts: `settleFills` compares them. */
function tellersWith(definition: FormatDefinition | undefined): readonly string[] {
  const deals = definition?.sameDeals;
  if (deals === undefined) return [];
  return FORMATS.flatMap((one) => (one.sameDeals === deals && one.id !== definition?.id ? [one.id] : []));
}

/** Rows known by their identity: so are all that another file of the format has, and equal ones are two. */
function hasDuplicates(rows: FileOutcome['rows']): boolean {
  for (let row = 0; row < rows.size; row++) {
    if (!rows.isEvent(row) && rows.outcomeAt(row).kind === 'duplicate') return true;
  }
  return false;
}

function byWallet(file: Told): ReadonlyMap<string, Told> {
  const [events, moves] = [groupBy(file.events, ({ wallet }) => wallet), groupBy(file.moves, ({ wallet }) => wallet)];
  return new Map(
    [...new Set([...events.keys(), ...moves.keys()])].map((wallet) => [
      wallet,
      { ...file, events: events.get(wallet) ?? [], moves: moves.get(wallet) ?? [] },
    ]),
  );
}
