/**
 * What each action means in German tax law (rule book section 3; "Rz." are paragraphs of the finance ministry's letter of
 * 6 March 2025). Where the law is open both readings are given: the cautious one never claims too little tax, the
 * favourable one is defensible but must be declared. Defaults follow the rule book.
 */
import type { Action } from '../protocols/protocol.ts';

/** Where the result belongs: private sale, service income, nothing, or still to be decided. */
export type GermanTaxType = 'section-23' | 'section-22-3' | 'none' | 'open';

/** An open question of law; the answer is kept once and stated in the report as an assumption. */
export type OpenQuestion = 'liquidity-pool' | 'liquid-staking' | 'wrapping' | 'bridging' | 'lending-receipt';

export interface Reading {
  readonly id: 'cautious' | 'favourable';
  readonly isDefault: boolean;
  readonly taxType: GermanTaxType;
  /** How the ledger writes the call down under this reading. */
  readonly bookedAs: 'trade' | 'carry-over' | 'nothing';
}

export interface Treatment {
  readonly taxEvent: boolean;
  readonly taxType: GermanTaxType;
  readonly reference: string;
  readonly description: string;
  readonly question?: OpenQuestion;
  readonly readings?: readonly Reading[];
}

const SALE = '§ 23 Abs. 1 Satz 1 Nr. 2 EStG';
const INCOME = '§ 22 Nr. 3 EStG';

const SWAP_BY_DEFAULT: readonly Reading[] = [
  { id: 'cautious', isDefault: true, taxType: 'section-23', bookedAs: 'trade' },
  { id: 'favourable', isDefault: false, taxType: 'none', bookedAs: 'carry-over' },
];
const CARRY_BY_DEFAULT: readonly Reading[] = [
  { id: 'favourable', isDefault: true, taxType: 'none', bookedAs: 'carry-over' },
  { id: 'cautious', isDefault: false, taxType: 'section-23', bookedAs: 'trade' },
];
const LOOK_THROUGH: readonly Reading[] = [
  { id: 'cautious', isDefault: true, taxType: 'section-23', bookedAs: 'trade' },
  { id: 'favourable', isDefault: false, taxType: 'none', bookedAs: 'nothing' },
];

const POOL: Pick<Treatment, 'taxEvent' | 'taxType' | 'reference' | 'question' | 'readings'> = {
  taxEvent: true,
  taxType: 'open',
  reference: `${SALE}; not covered by the ministry's letter`,
  question: 'liquidity-pool',
  readings: LOOK_THROUGH,
};
const WRAPPING: Pick<Treatment, 'taxEvent' | 'taxType' | 'reference' | 'question' | 'readings'> = {
  taxEvent: false,
  taxType: 'open',
  reference: "Not covered by the ministry's letter",
  question: 'wrapping',
  readings: CARRY_BY_DEFAULT,
};

export const TREATMENTS: Readonly<Record<Action, Treatment>> = {
  swap: {
    taxEvent: true,
    taxType: 'section-23',
    reference: `${SALE}; Rz. 54`,
    description: 'One asset is sold for another: a disposal within a year is taxed, the new asset starts its own year.',
  },
  'add-liquidity': { ...POOL, description: 'Assets go into a pool against a pool share.' },
  'remove-liquidity': { ...POOL, description: 'A pool share is returned for the assets behind it.' },
  supply: {
    taxEvent: false,
    taxType: 'none',
    reference: `${INCOME}; Rz. 65`,
    description: 'An asset is lent or put up as collateral: no sale. Interest is income when it is received.',
    question: 'lending-receipt',
    readings: CARRY_BY_DEFAULT,
  },
  withdraw: {
    taxEvent: false,
    taxType: 'none',
    reference: `${INCOME}; Rz. 65`,
    description: 'The lent asset comes back: no sale. What comes back on top of it is interest and income.',
    question: 'lending-receipt',
    readings: CARRY_BY_DEFAULT,
  },
  borrow: {
    taxEvent: false,
    taxType: 'none',
    reference: 'No acquisition: a loan must be returned',
    description: 'A loan is taken. Selling the borrowed asset would be a disposal of its own.',
  },
  repay: {
    taxEvent: false,
    taxType: 'none',
    reference: 'No disposal: a loan is returned',
    description: 'A loan is paid back. Interest paid is a cost the engine does not deduct.',
  },
  stake: {
    taxEvent: false,
    taxType: 'none',
    reference: 'Rz. 48',
    description: 'An asset is locked or delegated: no sale. Rewards are income when they are received.',
  },
  unstake: {
    taxEvent: false,
    taxType: 'none',
    reference: 'Rz. 48',
    description: 'The locked asset is asked back or returned: no sale.',
  },
  claim: {
    taxEvent: true,
    taxType: 'section-22-3',
    reference: `${INCOME}; Rz. 48, 48a, 65`,
    description: 'A reward, interest, fee or airdrop is received: income at the market value of that moment.',
  },
  wrap: { ...WRAPPING, description: 'An asset is turned into its wrapped form, one to one.' },
  unwrap: { ...WRAPPING, description: 'The wrapped form is turned back, one to one.' },
  bridge: {
    ...WRAPPING,
    question: 'bridging',
    description: 'An asset moves to another chain, one to one; the bridge fee is a disposal of the fee.',
  },
  approve: {
    taxEvent: false,
    taxType: 'none',
    reference: 'No asset moves',
    description: 'A permission or setting. Only the network fee is paid.',
  },
  transfer: {
    taxEvent: false,
    taxType: 'none',
    reference: 'No disposal between own wallets',
    description:
      'An asset is sent. To an own wallet nothing happens; to someone else it may be a sale, a gift or a payment.',
  },
  mint: {
    taxEvent: false,
    taxType: 'none',
    reference: `${SALE}; Rz. 5 (tokens of one kind are outside the letter)`,
    description:
      'A new token is created for the caller: an acquisition. Paying for it with crypto is a disposal of the payment.',
  },
  burn: {
    taxEvent: false,
    taxType: 'none',
    reference: 'No proceeds, no disposal',
    description: 'A token is destroyed without anything in return; a loss is not recognised.',
  },
  vote: {
    taxEvent: false,
    taxType: 'none',
    reference: 'No asset moves',
    description: 'An act of governance. Only the network fee is paid.',
  },
};

/** ETH against stETH, rETH and the like: a token comes back, so the cautious reading sees a swap. */
export const LIQUID_STAKING: Treatment = {
  taxEvent: true,
  taxType: 'open',
  reference: `${SALE}; not covered by the ministry's letter`,
  description: 'An asset is staked against a receipt token that can be traded, or that token is turned back.',
  question: 'liquid-staking',
  readings: SWAP_BY_DEFAULT,
};

/** Collecting an asset that was unstaked before is the end of the unstaking, not a reward. */
export const RETURNED_STAKE: Treatment = {
  taxEvent: false,
  taxType: 'none',
  reference: 'Rz. 48',
  description: 'The unstaked asset is collected: it was the own asset before. What exceeds it is reward and income.',
};
