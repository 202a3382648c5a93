/**
 * Hypothesis: a deposit is not in the files. Best proof is a payment that left another own wallet and never arrived;
 * next best another wallet that held enough at that time. What always remains is the law's last resort: cost 0 at the
 * moment of the disposal, shown as an assumption (rule book 1.9).
 */
import { compare, dec, defined, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import { ALL_WALLETS, type LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../../build/built.ts';
import type { GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';

export function missingDeposit(gapCase: GapCase): readonly Proposal[] {
  const until = parseInstant(gapCase.gap.at);
  if (!until.ok) return [];
  const found =
    gapCase.gap.wallet === ALL_WALLETS
      ? []
      : [...sentAndNotArrived(gapCase, until.value), ...heldElsewhere(gapCase, until.value)];
  return [...found, lastResort(gapCase)];
}

function sentAndNotArrived({ gap, candidates }: GapCase, until: Instant): readonly Proposal[] {
  const sent = candidates.filter(
    ({ direction, asset, wallet, at }) =>
      direction === 'out' && asset === gap.asset && wallet !== gap.wallet && at <= until,
  );
  const enough = sent.filter(({ amount }) => compare(dec(amount), dec(gap.needed)) >= 0);
  const offered = enough.length > 0 ? enough : sent;
  return offered.map((payment) => ({
    id: `missing-deposit:sent:${payment.id}`,
    hypothesis: 'missing-deposit',
    evidence: {
      code: 'deposit.sent-from-own-wallet',
      params: {
        amount: payment.amount,
        asset: payment.asset,
        from: payment.wallet,
        to: gap.wallet,
        at: formatInstant(payment.at),
        file: payment.source.file,
        line: String(payment.source.line),
      },
    },
    confidence: compare(dec(payment.amount), dec(gap.needed)) === 0 ? 0.95 : offered.length === 1 ? 0.9 : 0.7,
    changes: { upsert: [arrival(payment, gap.wallet)], remove: [] },
    asks: [],
  }));
}

function arrival(payment: TransferCandidate, toWallet: string): LedgerEvent {
  const { id, wallet, asset, amount, fee, txHash, spent, note, source } = payment;
  return {
    id,
    at: formatInstant(payment.at),
    kind: 'transfer',
    wallet,
    toWallet,
    out: { asset, amount },
    source,
    ...defined({ fee, txHash, spent, note }),
  };
}

function heldElsewhere({ book, gap }: GapCase, until: Instant): readonly Proposal[] {
  const wallets = book
    .pools()
    .filter(({ asset, wallet }) => asset === gap.asset && wallet !== gap.wallet)
    .filter((pool) => compare(book.balanceBefore(pool, until), dec(gap.needed)) >= 0);
  return wallets.map(({ wallet }) => ({
    id: `missing-deposit:held:${wallet}`,
    hypothesis: 'missing-deposit',
    evidence: {
      code: 'deposit.held-in-own-wallet',
      params: { amount: gap.needed, asset: gap.asset, from: wallet, to: gap.wallet, at: gap.at },
    },
    confidence: wallets.length === 1 ? 0.55 : 0.4,
    changes: {
      upsert: [
        {
          id: freeId(book, `gap:${gap.eventId}:deposit`),
          at: formatInstant((until - 1) as Instant),
          kind: 'transfer',
          wallet,
          toWallet: gap.wallet,
          out: { asset: gap.asset, amount: gap.needed },
        },
      ],
      remove: [],
    },
    asks: [],
  }));
}

function lastResort(gapCase: GapCase): Proposal {
  const { gap } = gapCase;
  const event = assumedAcquisition(gapCase, gap.at, 'deposit');
  return {
    id: 'missing-deposit:assumed',
    hypothesis: 'missing-deposit',
    evidence: { code: 'deposit.assumed', params: { amount: gap.needed, asset: gap.asset, wallet: event.wallet } },
    confidence: 0.1,
    changes: { upsert: [event], remove: [] },
    asks: ['cost'],
  };
}

/** Units nobody can explain, at cost 0: the most careful reading until the person states the real cost. */
export function assumedAcquisition({ book, gap }: GapCase, at: string, why: string): LedgerEvent {
  return {
    id: freeId(book, `gap:${gap.eventId}:${why}-assumed`),
    at,
    kind: 'assumed-acquisition',
    wallet: book.event(gap.eventId)?.wallet ?? gap.wallet,
    in: { asset: gap.asset, amount: gap.needed },
    basis: 'zero-cost',
    valueEur: '0.00',
    forEventId: gap.eventId,
  };
}

/** An earlier fix of the same event stays; this one comes on top of it. */
export function freeId(book: GapCase['book'], name: string): string {
  let id = name;
  for (let number = 2; book.event(id) !== undefined; number++) id = `${name}-${number}`;
  return id;
}
