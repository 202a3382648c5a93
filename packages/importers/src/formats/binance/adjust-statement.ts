/** What a word of Binance's statement means only together with account, coin and sign. */
import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { reviewWith } from '../shared/review-with.ts';
import { asCommission } from './futures-commission.ts';

/** LDBTC is the receipt for BTC in savings. LDO is a coin. */
const RECEIPT = /^LD\w{2,}$/i;
const PURCHASE = /^(?:Buy Crypto|Convert Fiat to Crypto)/i;

export function adjustStatement(facts: RowFacts, row: RowView): Adjusted {
  const { kind, in: received, out } = facts;
  if (kind === 'fee') return out !== undefined && isFutures(row.cell('account')) ? asCommission(facts) : facts;
  if (kind === 'own-transfer') return { ...facts, kind: received === undefined ? 'transfer-out' : 'transfer-in' };
  if (kind !== 'swap') return facts;
  const word = row.cell('type');
  /** Nearly every leg begins with another letter, and there are hundreds of thousands. */
  if (!INITIALS.includes(word.charAt(0))) return facts;
  if (/^savings distribution$/i.test(word)) return fromSavings(facts, row);
  /** The card's money arrives before it is spent. */
  if (PURCHASE.test(word) && received !== undefined && isFiat(received.asset)) return { ...facts, kind: 'deposit' };
  return facts;
}

const INITIALS = 'BbCcSs';

function isFutures(account: string): boolean {
  return account.length > 6 && /futures/i.test(account);
}

/** Coins that go into savings leave under the same word as interest arrives, and their receipt comes in. */
function fromSavings(facts: RowFacts, row: RowView): Adjusted {
  const isReceipt = RECEIPT.test(row.cell('asset'));
  if (facts.in !== undefined) return isReceipt ? { ignore: 'internal-move' } : { ...facts, kind: 'lending-interest' };
  if (!isReceipt) return { ignore: 'internal-move' };
  return reviewWith('amount.sign-contradicts-type', {
    kind: 'lending-interest',
    amount: `-${facts.out?.amount ?? ''}`,
  });
}
