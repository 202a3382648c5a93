/**
 * Words that files use for the kind of a row, English, German and Czech: those of our template and others. Proposals for the wizard,
 * confirmed by the user.
 */
import type { FormatKind } from '../formats/format.ts';
import { TEMPLATE_TYPES } from '../formats/generic/type-words.data.ts';

export const TYPE_WORDS: Readonly<Record<string, FormatKind>> = {
  ...TEMPLATE_TYPES,
  bought: 'trade-buy',
  purchase: 'trade-buy',
  kaufen: 'trade-buy',
  sold: 'trade-sell',
  sale: 'trade-sell',
  verkaufen: 'trade-sell',
  exchange: 'swap',
  convert: 'swap',
  conversion: 'swap',
  receive: 'deposit',
  received: 'deposit',
  eingang: 'deposit',
  withdraw: 'withdrawal',
  send: 'withdrawal',
  sent: 'withdrawal',
  ausgang: 'withdrawal',
  'staking reward': 'staking-reward',
  'hard fork': 'fork',
  payment: 'spend',
  zahlung: 'spend',
  lost: 'lost',
  verlust: 'lost',
  transfer: 'review',
  nákup: 'trade-buy',
  koupě: 'trade-buy',
  prodej: 'trade-sell',
  směna: 'swap',
  vklad: 'deposit',
  příjem: 'deposit',
  výběr: 'withdrawal',
  odeslání: 'withdrawal',
  poplatek: 'fee',
};
