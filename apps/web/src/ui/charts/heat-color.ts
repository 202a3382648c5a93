/**
 * Step of a ramp for a ratio, and the text colour that stays readable on it (pairs checked by tools/check-contrast.mjs).
 * The strongest steps are dark in the light theme and light in the dark one, like the accent, so its text colour fits.
 */
export type HeatRamp = 'sequential' | 'diverging';

const SEQUENTIAL = ['--h0', '--h1', '--h2', '--h3', '--h4', '--h5'] as const;
const DIVERGING = ['--dn2', '--dn1', '--d0', '--dp1', '--dp2'] as const;
const ON_STRONG: ReadonlySet<string> = new Set(['--h4', '--h5', '--dn2', '--dp2']);

export function heatColor(ratio: number, ramp: HeatRamp): { readonly background: string; readonly text: string } {
  const step = ramp === 'sequential' ? sequentialStep(ratio) : divergingStep(ratio);
  return { background: `var(${step})`, text: ON_STRONG.has(step) ? 'var(--on-accent)' : 'var(--ink)' };
}

function sequentialStep(ratio: number): string {
  const index = Math.min(SEQUENTIAL.length - 1, Math.max(0, Math.floor(ratio * SEQUENTIAL.length)));
  return SEQUENTIAL[index] ?? '--h0';
}

/** Five equal steps from -1 to +1; the middle one is "no relation". */
function divergingStep(ratio: number): string {
  const index = Math.min(DIVERGING.length - 1, Math.max(0, Math.floor(((ratio + 1) / 2) * DIVERGING.length)));
  return DIVERGING[index] ?? '--d0';
}
