/**
 * How sure the classification is, by the specification's points: 0.5 to begin with, 0.3 for a known function, 0.4 for a
 * known address, 0.2 for a major protocol, at most 1. The last counts only together with the address: anyone can copy
 * the functions of a well-known contract.
 */
export function rateConfidence({
  hasAddress,
  isMajor,
}: {
  readonly hasAddress: boolean;
  readonly isMajor: boolean;
}): number {
  const tenths = 5 + 3 + (hasAddress ? 4 : 0) + (hasAddress && isMajor ? 2 : 0);
  return Math.min(10, tenths) / 10;
}

export function levelOf(confidence: number): 'high' | 'medium' | 'low' {
  if (confidence > 0.8) return 'high';
  return confidence >= 0.5 ? 'medium' : 'low';
}
