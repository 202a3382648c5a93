import { sha256Hex } from '@cryptax/kernel';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const PARTS = ['abc', '', 'x'.repeat(1_000), 'ä'].map((text) => new TextEncoder().encode(text));

it.each([64_000_000, 1_000, 0])('hashes pieces like the whole, %s bytes at once', async (most) => {
  const whole = new TextEncoder().encode(`abc${'x'.repeat(1_000)}ä`);
  const buffer = new Uint8Array(2_000);
  const hash = await sha256((sink) => {
    for (const part of PARTS) {
      // The writer uses one buffer for all pieces.
      buffer.set(part);
      sink(buffer.subarray(0, part.length));
    }
    buffer.fill(0);
  }, most);
  expect(hash).toBe(await sha256Hex(whole));
});
