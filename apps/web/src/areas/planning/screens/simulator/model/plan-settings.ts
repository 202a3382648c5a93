/** Settings of the optimiser as the form holds them. */
import type { Goal, Period } from '../../../planning-types.ts';

export interface PlanSettings {
  readonly target: string;
  readonly period: Period;
  readonly percent: string;
  readonly goal: Goal;
}

/** Specified first amount, at most what there is. */
const FIRST_TARGET = 10_000;

export function firstSettings(value: string): PlanSettings {
  const most = Math.floor(Number(value));
  return { target: String(Math.min(FIRST_TARGET, Math.max(most, 0))), period: 3, percent: '5', goal: 'tax' };
}
