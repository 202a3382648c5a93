import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tilesOf } from './tree-map.tsx';

test('tiles have the area of their share, lie within the picture and on no other one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 15 }), (sizes) => {
      const sorted = sizes.toSorted((a, b) => b - a);
      const whole = sorted.reduce((sum, size) => sum + size, 0);
      const tiles = tilesOf(
        sorted.map((size) => ({ share: String(size / whole) })),
        300,
        220,
      );
      expect(tiles).toHaveLength(sorted.length);
      tiles.forEach(({ x, y, width, height }, index) => {
        expect(width * height).toBeCloseTo(((sorted[index] ?? 0) / whole) * 300 * 220, 3);
        expect([x >= -1e-6, y >= -1e-6, x + width <= 300 + 1e-6, y + height <= 220 + 1e-6]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        for (const other of tiles.slice(0, index)) {
          const across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
          const down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
          expect(across > 1e-6 && down > 1e-6).toBe(false);
        }
      });
    }),
  );
});

test('equal shares become tiles near to squares, and nothing is drawn without room or shares', () => {
  const four = tilesOf(
    Array.from({ length: 4 }, () => ({ share: '0.25' })),
    200,
    200,
  );
  expect(four.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 4 }, () => [100, 100]));
  expect(tilesOf([{ share: '1' }], 0, 200)).toEqual([]);
  expect(tilesOf([{ share: '0' }], 200, 200)).toEqual([]);
});
