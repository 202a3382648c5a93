import { expect, test } from 'vitest';
import { imageAddress } from './second-factor.ts';

test('a drawing with colours, commas and quotes stays whole in its address', () => {
  const svg = '<svg viewBox="0,0,9,9"><path fill="#ffffff" d="M0 0h9v9H0z"/></svg>';
  const address = imageAddress(`data:image/svg+xml;utf-8,${svg}`);
  expect(new URL(address).hash).toBe('');
  expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length))).toBe(svg);
});
