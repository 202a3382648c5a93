/** The open questions of law that the ledger's settings answer, and how a reading is written there. */
import type { MatchSettings } from '@cryptax/ledger';
import type { OpenQuestion, Reading } from '@cryptax/onchain';

type KeptQuestion = 'wrapping' | 'liquidStaking' | 'liquidityPool';

const KEPT: Readonly<Record<OpenQuestion, KeptQuestion>> = {
  wrapping: 'wrapping',
  // Bridging one to one and receipts of lending are reported like wrapping; the rule book gives them one choice.
  bridging: 'wrapping',
  'lending-receipt': 'wrapping',
  'liquid-staking': 'liquidStaking',
  'liquidity-pool': 'liquidityPool',
};

export function settingOf(question: OpenQuestion): KeptQuestion {
  return KEPT[question];
}

/** The cautious reading sees a swap everywhere; the favourable one carries cost and date over, or looks through the pool. */
export function withReading(match: MatchSettings, question: OpenQuestion, reading: Reading['id']): MatchSettings {
  const isCautious = reading === 'cautious';
  const setting = KEPT[question];
  if (setting === 'liquidityPool') return { ...match, liquidityPool: isCautious ? 'swap' : 'look-through' };
  return { ...match, [setting]: isCautious ? 'swap' : 'carry-over' };
}

export function chosenReading(match: MatchSettings, question: OpenQuestion): Reading['id'] {
  return match[KEPT[question]] === 'swap' ? 'cautious' : 'favourable';
}
