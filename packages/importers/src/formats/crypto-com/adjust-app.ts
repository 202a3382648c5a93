/**
 * Rows of the app that are not what their word says alone. The swap of MCO into CRO (2020) is reported twice: as parts of the
 * stake and of the wallet, and as their sum. What goes into the investment product comes back as more or less: it is a
 * wallet of its own, so that a gain lacks its purchase there and a loss stays behind instead of vanishing.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';

const SUM = /^dynamic_coin_swap_(?:credited|debited)$/i;
const PART = /^(?:lockup|crypto_wallet)_swap_(?:credited|debited)$/i;

export function adjustApp(facts: RowFacts, row: RowView): Adjusted {
  const word = row.cell('type');
  if (facts.kind === 'own-transfer') return invested(facts);
  if (SUM.test(word)) return { ...facts, states: 'sum' };
  return PART.test(word) ? { ...facts, states: 'part' } : facts;
}

function invested(facts: RowFacts): RowFacts {
  const product = `${facts.wallet}: Invest`;
  return facts.in === undefined
    ? { ...facts, toWallet: product }
    : { ...facts, wallet: product, toWallet: facts.wallet };
}
