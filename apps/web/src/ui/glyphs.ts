/** The three signs of our own that no icon set has: where a figure comes from, taxable, tax-free. */
import { createLucideIcon } from 'lucide-react';

/** Three lines into a dot: opens the derivation of a figure. */
export const Trace = createLucideIcon('trace', [
  ['path', { d: 'M4 6h5c4 0 3 6 7 6M4 12h12M4 18h5c4 0 3-6 7-6', key: 'lines' }],
  ['circle', { cx: '18.5', cy: '12', r: '2', key: 'dot' }],
]);

/** Half-filled ring: taxable. */
export const HalfRing = createLucideIcon('half-ring', [
  ['circle', { cx: '12', cy: '12', r: '8.5', key: 'ring' }],
  ['path', { d: 'M12 3.5a8.5 8.5 0 0 1 0 17z', fill: 'currentColor', stroke: 'none', key: 'half' }],
]);

/** Ring with tick: tax-free, checked. */
export const TickRing = createLucideIcon('tick-ring', [
  ['circle', { cx: '12', cy: '12', r: '8.5', key: 'ring' }],
  ['path', { d: 'm8.3 12.3 2.6 2.6 4.8-5.2', key: 'tick' }],
]);
