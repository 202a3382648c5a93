/**
 * Exchange connections: what the page sends to the relay and what comes back. The relay keeps nothing, so every request
 * carries the key and says where to go on. Amounts are decimal texts; a record is what the exchange reported, in the few
 * shapes that all exchanges have in common. Words of an exchange's own ledger travel unchanged in `word`.
 */
import { z } from 'zod';

/** Kinds of history; an exchange has some of them. They are read one after the other, in this order. */
export const EXCHANGE_STREAMS = [
  'ledger',
  'trades',
  'conversions',
  'movements',
  'deposits',
  'withdrawals',
  'rewards',
  'dust',
  'p2p',
  'pay',
  'plans',
  'staking',
  'rebates',
  'internal',
  'rapid',
] as const;
export type ExchangeStream = (typeof EXCHANGE_STREAMS)[number];

/** Names of the library that the relay uses; which of them an exchange wants is in the catalogue. */
export const exchangeCredentials = z.strictObject({
  apiKey: z.string().min(1).max(1_000),
  secret: z.string().min(1).max(8_000).optional(),
  password: z.string().min(1).max(500).optional(),
  uid: z.string().min(1).max(200).optional(),
});
export type ExchangeCredentials = z.infer<typeof exchangeCredentials>;

const exchangeId = z.string().regex(/^[a-z0-9]{2,40}$/);

export const exchangeCheckRequest = z.strictObject({ exchange: exchangeId, credentials: exchangeCredentials });

export const exchangeReadRequest = z.strictObject({
  exchange: exchangeId,
  credentials: exchangeCredentials,
  stream: z.enum(EXCHANGE_STREAMS),
  /** Where the answer before this one ended; null at the beginning. */
  cursor: z.string().max(4_000).nullable(),
  /** Instants in milliseconds. The end stays the same over all pages of one sync, so that nothing moves between them. */
  since: z.int().min(0).max(8e15),
  until: z.int().min(0).max(8e15),
});
export type ExchangeReadRequest = z.infer<typeof exchangeReadRequest>;

const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/);
const amount = z.object({ asset: z.string().min(1).max(60), amount: decimalText });
const base = {
  id: z.string().min(1).max(150),
  /** ISO 8601 in UTC. */
  at: z.iso.datetime(),
};
/** Texts that only help the reader may be long or missing. */
const hint = z.string().max(500).optional();

export const exchangeRecord = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('trade'), in: amount, out: amount, fee: amount.optional(), note: hint }),
  z.object({
    ...base,
    kind: z.enum(['deposit', 'withdrawal']),
    /** What arrived, or what was sent without its fee. */
    moved: amount,
    fee: amount.optional(),
    txHash: hint,
    address: hint,
  }),
  z.object({
    ...base,
    kind: z.literal('entry'),
    /** The exchange's own word for what happened. */
    word: z.string().min(1).max(200),
    /** Signed: below zero it left the account. */
    change: amount,
    fee: amount.optional(),
    /** What the account held of the coin afterwards, where the exchange says so. */
    balance: decimalText.optional(),
    /** Entries with the same text are parts of one thing. */
    group: z.string().max(150).optional(),
    txHash: hint,
    address: hint,
    note: hint,
  }),
]);
export type ExchangeRecord = z.infer<typeof exchangeRecord>;
export type ExchangeAmount = z.infer<typeof amount>;

export const exchangePage = z.object({
  records: z.array(exchangeRecord),
  /** Null when the stream is read to its end. */
  cursor: z.string().max(4_000).nullable(),
  /** Share of the stream that is read, 0 to 1; an estimate. */
  done: z.number().min(0).max(1),
});
export type ExchangePage = z.infer<typeof exchangePage>;

/** What the account holds now. `part` names what the exchange told of; other parts (earn, staking) may hold more. */
export const exchangeBalances = z.object({
  at: z.iso.datetime(),
  part: z.string().min(1).max(60),
  balances: z.array(amount).max(10_000),
});
export type ExchangeBalances = z.infer<typeof exchangeBalances>;

/** What a key may do beyond reading. */
const keyRights = z.object({ trade: z.boolean(), withdraw: z.boolean() });
export type KeyRights = z.infer<typeof keyRights>;

export const exchangeCheck = z.object({
  responseMs: z.number().min(0),
  /** Null where the exchange does not tell. */
  rights: keyRights.nullable(),
  streams: z.array(z.enum(EXCHANGE_STREAMS)),
  /** Days that the exchange gives back at most, by stream; what is older only its export files hold. */
  keepsDays: z.partialRecord(z.enum(EXCHANGE_STREAMS), z.number().int().positive()),
});
export type ExchangeCheck = z.infer<typeof exchangeCheck>;

const EXCHANGE_FAILURES = [
  /** The exchange does not know the key, or the signature is wrong. */
  'exchange.key-refused',
  /** The key may not read this. */
  'exchange.permission',
  'exchange.rate-limited',
  'exchange.unreachable',
  'exchange.timeout',
  /** It answered something that nobody expected. */
  'exchange.bad-answer',
  'exchange.unknown',
  'exchange.unsupported',
] as const;
export type ExchangeFailureCode = (typeof EXCHANGE_FAILURES)[number];

/** Body of an answer that is no success; `retryAfterMs` with `exchange.rate-limited`. */
export const exchangeFailure = z.object({
  code: z.enum(EXCHANGE_FAILURES),
  retryAfterMs: z.number().int().min(0).optional(),
});
export type ExchangeFailure = z.infer<typeof exchangeFailure>;
