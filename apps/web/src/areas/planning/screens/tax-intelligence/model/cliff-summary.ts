/** Which sentence is true of the cliff: below the limit there may be tax already, on rewards for example. */
import { dec, isZero } from '@cryptax/kernel';
import type { Cockpit } from '../../../planning-types.ts';

export function cliffSummary({ below }: Cockpit['cliff']): 'cliff.summary' | 'cliff.summaryAbove' {
  return isZero(dec(below)) ? 'cliff.summary' : 'cliff.summaryAbove';
}
