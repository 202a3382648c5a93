/**
 * The rule behind each treatment, as it is cited: the law, or the paragraph (Rz.) of the finance ministry's letter of
 * 6 March 2025. Two treatments differ from what their action usually means and have words of their own as well.
 */
import type { Action, Treatment } from '@cryptax/onchain';
import { defineStrings } from '../../../../platform/i18n/strings.ts';

const SALE = '§ 23 Abs. 1 Satz 1 Nr. 2 EStG';
const INCOME = '§ 22 Nr. 3 EStG';
const LETTER = { de: 'BMF-Schreiben vom 06.03.2025', en: 'ministry letter of 6 March 2025' };
const cited = (law: string, paragraphs: string) => ({
  de: `${law}; ${LETTER.de}, Rz. ${paragraphs}`,
  en: `${law}; ${LETTER.en}, Rz. ${paragraphs}`,
});
const STAKING = { de: `${LETTER.de}, Rz. 48`, en: `The ${LETTER.en}, Rz. 48` };
const OPEN_SALE = {
  de: `${SALE}; im ${LETTER.de} nicht behandelt`,
  en: `${SALE}; not covered by the ${LETTER.en}`,
};
const OPEN = { de: `Im ${LETTER.de} nicht behandelt`, en: `Not covered by the ${LETTER.en}` };
const NOTHING_MOVES = { de: 'Kein Wert bewegt sich', en: 'No asset moves' };

export const ruleTexts = defineStrings('defi.rules', {
  swap: cited(SALE, '54'),
  'add-liquidity': OPEN_SALE,
  'remove-liquidity': OPEN_SALE,
  supply: cited(INCOME, '65'),
  withdraw: cited(INCOME, '65'),
  borrow: { de: 'Keine Anschaffung: Geliehenes geht zurück', en: 'No acquisition: a loan must be returned' },
  repay: { de: 'Keine Veräußerung: Geliehenes geht zurück', en: 'No disposal: a loan is returned' },
  stake: STAKING,
  unstake: STAKING,
  claim: cited(INCOME, '48, 48a, 65'),
  wrap: OPEN,
  unwrap: OPEN,
  bridge: OPEN,
  approve: NOTHING_MOVES,
  transfer: { de: 'Zwischen eigenen Wallets keine Veräußerung', en: 'No disposal between own wallets' },
  mint: {
    de: `${SALE}; einzigartige Token (NFT) liegen außerhalb des BMF-Schreibens (Rz. 5)`,
    en: `${SALE}; unique tokens (NFT) are outside the ministry letter (Rz. 5)`,
  },
  burn: { de: 'Ohne Erlös keine Veräußerung', en: 'No proceeds, no disposal' },
  vote: NOTHING_MOVES,
  'liquid-staking': OPEN_SALE,
  'returned-stake': STAKING,
} satisfies Record<Action | Special, { de: string; en: string }>);

export const specialTexts = defineStrings('defi.special', {
  'liquid-staking': {
    de: 'Für den gebundenen Wert bekommst du ein Token, das sich handeln lässt, oder du gibst es zurück. Ob das ein Tausch ist, lässt das Gesetz offen.',
    en: 'For the locked asset you get a token that can be traded, or you give it back. Whether that is a swap, the law leaves open.',
  },
  'returned-stake': {
    de: 'Du holst ab, was du vorher gebunden hattest: Das war schon deins. Was darüber hinausgeht, ist eine Leistung (§ 22 Nr. 3).',
    en: 'You collect what you had locked before: it was yours already. What exceeds it is income.',
  },
});

type Special = 'liquid-staking' | 'returned-stake';

/** Undefined where the treatment is what the action usually means. */
export function specialOf(action: Action, { question, taxType }: Treatment): Special | undefined {
  if (question === 'liquid-staking') return 'liquid-staking';
  return action === 'claim' && taxType === 'none' ? 'returned-stake' : undefined;
}
