/**
 * Ledgers as text that an accountant can read, one event a line:
 *
 *   2024-01-03 10:00 buy A 0.1 BTC for 4000.00 fee 5 EUR
 *   2024-05-03 10:00 swap A 0.02 BTC to 0.4 ETH for 1120.00 fee 0.0004 ETH
 *   2024-06-01 10:00 transfer A to B 0.05 BTC fee 0.0001 BTC worth 6.00
 *   2024-06-02 10:00 open out A 0.01 BTC because transfer.unmatched-out
 *   2024-06-03 10:00 money-in A 500.00 EUR
 *
 * Moments are UTC. An id may stand in front (`x7: 2024-...`), else events are e1, e2, ... in order. Words after the
 * legs: for, in-value, out-value, fee ... worth, acquired, lots, as, prices, event, because. `#` starts a comment line.
 * The notation holds what matching needs; sources, notes and hashes are left to ledger files.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import {
  EVENT_KINDS,
  type EventBase,
  type FeeLeg,
  INCOME_KINDS,
  type LedgerEvent,
  type SwapEvent,
} from '../events/ledger-event.ts';
import { NotationFault, reading, Tokens, unquoted } from './tokens.ts';

export interface NotationError {
  readonly line: number;
  readonly reason: string;
}

/** What can follow the legs. */
interface Clauses {
  readonly value: { readonly valueEur?: string };
  readonly swapValues: Pick<SwapEvent, 'valueInEur' | 'valueOutEur' | 'nature'>;
  readonly fee: { readonly fee?: FeeLeg };
  readonly acquired: { readonly acquiredAt?: string };
  readonly lots: { readonly lotIds?: readonly string[] };
  readonly prices: { readonly priceOldEur?: string; readonly priceNewEur?: string };
  readonly event: { readonly forEventId?: string };
  readonly reason: { readonly reason: string };
}

const NATURES = ['wrap', 'bridge', 'liquid-staking', 'liquidity-pool'] as const;
const DERIVATIVE_KINDS = ['margin', 'futures', 'funding', 'other'] as const;

export function parseNotation(text: string): Result<LedgerEvent[], NotationError> {
  const events: LedgerEvent[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const event = reading(() => parseLine(trimmed, `e${events.length + 1}`));
    if (!event.ok) return err({ line: index + 1, reason: event.error });
    events.push(event.value);
  }
  return ok(events);
}

function parseLine(line: string, nextId: string): LedgerEvent {
  const named = /^("(?:[^"\\]|\\.)*"|[^\s":]+):\s+(.*)$/.exec(line);
  const name = named?.[1];
  const id = name === undefined ? nextId : unquoted(name);
  const tokens = new Tokens(named?.[2] ?? line);
  const at = tokens.instant();
  const event = parseEvent(tokens, { id, at });
  if (!tokens.isDone) throw new NotationFault(`${tokens.peek()} is not understood`);
  return event;
}

function parseEvent(tokens: Tokens, start: Pick<EventBase, 'id' | 'at'>): LedgerEvent {
  const kind = tokens.oneOf('kind', EVENT_KINDS);
  switch (kind) {
    case 'buy': {
      const base = { ...start, kind, wallet: tokens.word('wallet'), in: tokens.leg() };
      const { value, fee } = clauses(tokens);
      return { ...base, ...value, ...fee };
    }
    case 'sell':
    case 'spend': {
      const base = { ...start, kind, wallet: tokens.word('wallet'), out: tokens.leg() };
      const { value, fee, lots } = clauses(tokens);
      return { ...base, ...value, ...fee, ...lots };
    }
    case 'fee': {
      const base = { ...start, kind, wallet: tokens.word('wallet'), out: tokens.leg() };
      const { value, fee } = clauses(tokens);
      return { ...base, ...value, ...fee };
    }
    case 'swap':
    case 'migration': {
      const wallet = tokens.word('wallet');
      const out = tokens.leg();
      tokens.expect('to');
      const into = tokens.leg();
      const { value, swapValues, fee, lots } = clauses(tokens);
      if (kind === 'migration') return { ...start, kind, wallet, out, in: into, ...fee };
      return { ...start, kind, wallet, out, in: into, ...value, ...swapValues, ...fee, ...lots };
    }
    case 'transfer': {
      const wallet = tokens.word('wallet');
      tokens.expect('to');
      const toWallet = tokens.word('wallet');
      return { ...start, kind, wallet, toWallet, out: tokens.leg(), ...clauses(tokens).fee };
    }
    case 'gift-out': {
      const base = { ...start, kind, wallet: tokens.word('wallet'), out: tokens.leg() };
      const { fee, lots } = clauses(tokens);
      return { ...base, ...fee, ...lots };
    }
    case 'lost':
    case 'redeem':
      return { ...start, kind, wallet: tokens.word('wallet'), out: tokens.leg(), ...clauses(tokens).fee };
    case 'open': {
      const direction = tokens.oneOf('direction', ['in', 'out']);
      const base = { ...start, kind, wallet: tokens.word('wallet') };
      const leg = tokens.leg();
      const { fee, reason } = clauses(tokens);
      return direction === 'in' ? { ...base, in: leg, ...fee, ...reason } : { ...base, out: leg, ...fee, ...reason };
    }
    case 'money-in':
    case 'money-out':
      return { ...start, kind, wallet: tokens.word('wallet'), money: tokens.leg() };
    default:
      return parseReceipt(tokens, start, kind);
  }
}

/** Kinds with a second word or without an outgoing leg. */
function parseReceipt(
  tokens: Tokens,
  start: Pick<EventBase, 'id' | 'at'>,
  kind: 'income' | 'gift-in' | 'fork' | 'derivative' | 'assumed-acquisition',
): LedgerEvent {
  switch (kind) {
    case 'income': {
      const incomeKind = tokens.oneOf('income kind', INCOME_KINDS);
      const base = { ...start, kind, incomeKind, wallet: tokens.word('wallet'), in: tokens.leg() };
      const { value, fee } = clauses(tokens);
      return { ...base, ...value, ...fee };
    }
    case 'gift-in': {
      const base = { ...start, kind, wallet: tokens.word('wallet'), in: tokens.leg() };
      const { value, fee, acquired } = clauses(tokens);
      return { ...base, ...value, ...fee, ...acquired };
    }
    case 'fork': {
      const wallet = tokens.word('wallet');
      const asset = tokens.word('asset');
      tokens.expect('to');
      const into = tokens.leg();
      const { prices, fee } = clauses(tokens);
      return { ...start, kind, wallet, asset, in: into, ...prices, ...fee };
    }
    case 'derivative': {
      const derivativeKind = tokens.oneOf('derivative kind', DERIVATIVE_KINDS);
      const base = { ...start, kind, derivativeKind, wallet: tokens.word('wallet') };
      const { value, fee } = clauses(tokens);
      return { ...base, ...value, ...fee };
    }
    case 'assumed-acquisition': {
      const basis = tokens.oneOf('basis', ['zero-cost', 'stated']);
      const base = { ...start, kind, basis, wallet: tokens.word('wallet'), in: tokens.leg() };
      const { value, fee, acquired, event } = clauses(tokens);
      return { ...base, valueEur: value.valueEur ?? '0', ...fee, ...acquired, ...event };
    }
  }
}

const NO_REASON = { reason: 'unknown' };

function clauses(tokens: Tokens): Clauses {
  let found: Clauses = {
    value: {},
    swapValues: {},
    fee: {},
    acquired: {},
    lots: {},
    prices: {},
    event: {},
    reason: NO_REASON,
  };
  while (!tokens.isDone) found = { ...found, ...clause(tokens, found) };
  return found;
}

function clause(tokens: Tokens, found: Clauses): Partial<Clauses> {
  const word = tokens.word('clause');
  switch (word) {
    case 'for':
      return { value: { valueEur: tokens.number('value') } };
    case 'in-value':
      return { swapValues: { ...found.swapValues, valueInEur: tokens.number('value') } };
    case 'out-value':
      return { swapValues: { ...found.swapValues, valueOutEur: tokens.number('value') } };
    case 'as':
      return { swapValues: { ...found.swapValues, nature: tokens.oneOf('nature', NATURES) } };
    case 'fee':
      return { fee: { fee: feeLeg(tokens) } };
    case 'acquired':
      return { acquired: { acquiredAt: tokens.instant() } };
    case 'lots':
      return { lots: { lotIds: tokens.word('lots').split(',') } };
    case 'prices':
      return { prices: { priceOldEur: tokens.number('old price'), priceNewEur: tokens.number('new price') } };
    case 'because':
      return { reason: { reason: tokens.word('reason') } };
    case 'event':
      return { event: { forEventId: tokens.word('event') } };
    default:
      throw new NotationFault(`${word} is not understood`);
  }
}

function feeLeg(tokens: Tokens): FeeLeg {
  const leg = tokens.leg();
  if (tokens.peek() !== 'worth') return leg;
  tokens.expect('worth');
  return { ...leg, valueEur: tokens.number('fee value') };
}
