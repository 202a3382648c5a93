/** The open questions of law that the ledger's settings can answer, and how a reading is written there. */
import type { MatchSettings } from '@cryptax/ledger';
import type { OpenQuestion, Reading } from '@cryptax/onchain';

export type KeptQuestion = 'wrapping' | 'liquidStaking' | 'liquidityPool';

const KEPT: Readonly<Partial<Record<OpenQuestion, KeptQuestion>>> = {
  wrapping: 'wrapping',
  // Bridging one to one is told like wrapping; the rule book gives both one choice.
  bridging: 'wrapping',
  'lending-receipt': 'wrapping',
  'liquid-staking': 'liquidStaking',
  'liquidity-pool': 'liquidityPool',
};

export function keptQuestion(question: OpenQuestion): KeptQuestion | undefined {
  return KEPT[question];
}

export function withReading(match: MatchSettings, question: KeptQuestion, { bookedAs }: Reading): MatchSettings {
  switch (question) {
    case 'wrapping':
      return { ...match, wrapping: bookedAs === 'trade' ? 'swap' : 'carry-over' };
    case 'liquidStaking':
      return { ...match, liquidStaking: bookedAs === 'trade' ? 'swap' : 'carry-over' };
    case 'liquidityPool':
      return { ...match, liquidityPool: bookedAs === 'trade' ? 'swap' : 'look-through' };
  }
}

export function isChosen(match: MatchSettings, question: KeptQuestion, reading: Reading): boolean {
  return withReading(match, question, reading)[question] === match[question];
}
