/** The weights being typed, and the last ones that could be read: those are in force while a field is empty or too much. */
import { useState } from 'react';
import type { AssetPosition, TargetWeight } from '../../portfolio-types.ts';
import { presetWeights, targetsOf, type Weights } from './model/weights.ts';

export interface TargetWeights {
  readonly weights: Weights;
  readonly targets: readonly TargetWeight[];
  /** Whether `targets` are those of `weights`. */
  readonly isReadable: boolean;
  readonly change: (next: Weights) => void;
}

export function useTargetWeights(assets: readonly AssetPosition[]): TargetWeights {
  const [weights, setWeights] = useState<Weights>(() => presetWeights(assets, 'capped'));
  const [targets, setTargets] = useState(() => targetsOf(weights) ?? []);
  const change = (next: Weights) => {
    setWeights(next);
    const readable = targetsOf(next);
    if (readable !== null) setTargets(readable);
  };
  return { weights, targets, isReadable: targetsOf(weights) !== null, change };
}
