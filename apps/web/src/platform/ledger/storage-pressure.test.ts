import { expect, test } from 'vitest';
import { pressureOf } from './storage-pressure.ts';

const MB = 1_000_000;

test.each<[string, StorageEstimate | undefined, ReturnType<typeof pressureOf>]>([
  ['plenty of room', { usage: 100 * MB, quota: 1_000 * MB }, undefined],
  ['just below four fifths', { usage: 799 * MB, quota: 1_000 * MB }, undefined],
  ['four fifths', { usage: 800 * MB, quota: 1_000 * MB }, { usedPercent: 80, freeBytes: 200 * MB }],
  ['a small disk with little left', { usage: 60 * MB, quota: 100 * MB }, { usedPercent: 60, freeBytes: 40 * MB }],
  ['more used than allowed', { usage: 110 * MB, quota: 100 * MB }, { usedPercent: 100, freeBytes: 0 }],
  ['a browser that does not say', {}, undefined],
  ['a browser without the interface', undefined, undefined],
])('%s', (_, estimate, expected) => expect(pressureOf(estimate)).toEqual(expected));
