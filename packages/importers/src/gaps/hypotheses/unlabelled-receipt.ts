/**
 * Hypothesis: the coins did arrive. The file has the receipt, but nobody has said what it was, so it is no event yet.
 * Offered as a purchase and as income, both at the market value of that moment; all receipts before the gap are tried
 * together when no single one is enough.
 */
import { compare, dec, defined, formatInstant, parseInstant } from '@cryptax/kernel';
import { ALL_WALLETS, type LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../../build/built.ts';
import { sumText } from '../../values/decimal-text.ts';
import type { GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';

type Meaning = 'purchase' | 'income';

export function unlabelledReceipt({ gap, candidates }: GapCase): readonly Proposal[] {
  const until = parseInstant(gap.at);
  if (!until.ok) return [];
  const receipts = candidates.filter(
    ({ direction, wallet, asset, at }) =>
      direction === 'in' &&
      asset === gap.asset &&
      (gap.wallet === ALL_WALLETS || wallet === gap.wallet) &&
      at <= until.value,
  );
  const enough = receipts.filter(({ amount }) => compare(dec(amount), dec(gap.needed)) >= 0);
  const groups = enough.length > 0 ? enough.map((receipt) => [receipt]) : receipts.length > 0 ? [receipts] : [];
  return groups.flatMap((group) => [propose(gap.needed, group, 'purchase'), propose(gap.needed, group, 'income')]);
}

function propose(needed: string, receipts: readonly TransferCandidate[], meaning: Meaning): Proposal {
  const amount = sumText(receipts.map((receipt) => receipt.amount));
  const isExact = amount === needed;
  const [first] = receipts;
  return {
    id: `unlabelled-receipt:${meaning}:${receipts.map(({ id }) => id).join('+')}`,
    hypothesis: 'unlabelled-receipt',
    evidence: {
      code: receipts.length === 1 ? `receipt.${meaning}` : `receipts.${meaning}`,
      params: {
        amount,
        asset: first?.asset ?? '',
        wallet: first?.wallet ?? '',
        at: first === undefined ? '' : formatInstant(first.at),
        count: String(receipts.length),
        file: first?.source.file ?? '',
        line: String(first?.source.line ?? 0),
      },
    },
    confidence: (isExact ? 0.95 : 0.85) - (meaning === 'income' ? 0.1 : 0),
    changes: { upsert: receipts.map((receipt) => received(receipt, meaning)), remove: [] },
    asks: [],
  };
}

/** The id of the waiting row, so that the row is settled by the event. */
function received(receipt: TransferCandidate, meaning: Meaning): LedgerEvent {
  const { id, wallet, asset, amount, txHash, note, source } = receipt;
  const base = {
    id,
    at: formatInstant(receipt.at),
    wallet,
    in: { asset, amount },
    source,
    ...defined({ txHash, note }),
  };
  return meaning === 'purchase' ? { ...base, kind: 'buy' } : { ...base, kind: 'income', incomeKind: 'other' };
}
