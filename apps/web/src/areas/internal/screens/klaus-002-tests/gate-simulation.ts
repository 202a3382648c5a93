/**
 * The gates of the plans on a made-up user, in memory only: nothing here touches the real plan. The figures (3
 * transactions, 29 EUR) belong to this simulation alone; the real limits are those of the price list.
 */
export interface SimulatedUser {
  readonly tier: 'free' | 'premium';
  readonly transactionCount: number;
  readonly hasSeenUpgradePrompt: boolean;
  readonly mockPremiumActivated: boolean;
  readonly upgradedAt: string | null;
}

export const FREE_TRANSACTIONS = 3;
export const PREMIUM_EUR = 29;

export const NEW_USER: SimulatedUser = {
  tier: 'free',
  transactionCount: 0,
  hasSeenUpgradePrompt: false,
  mockPremiumActivated: false,
  upgradedAt: null,
};

export function addTransaction(user: SimulatedUser): SimulatedUser {
  if (gatesOf(user).transactions) return { ...user, hasSeenUpgradePrompt: true };
  return { ...user, transactionCount: user.transactionCount + 1 };
}

export function upgrade(user: SimulatedUser, now: Date): SimulatedUser {
  return { ...user, tier: 'premium', mockPremiumActivated: true, upgradedAt: now.toISOString() };
}

export interface Gates {
  readonly premium: boolean;
  readonly harvesting: boolean;
  readonly transactions: boolean;
}

/** True: the gate is closed. */
export function gatesOf({ mockPremiumActivated, tier, transactionCount }: SimulatedUser): Gates {
  return {
    premium: !mockPremiumActivated,
    harvesting: !mockPremiumActivated,
    transactions: tier === 'free' && transactionCount >= FREE_TRANSACTIONS,
  };
}
