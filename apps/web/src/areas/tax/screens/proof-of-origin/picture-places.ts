/** Where the boxes of the picture stand: five columns, the largest box of each on top. */

const WIDTH = 900;
const BOX = 142;
const HIGH = 50;
const TOP = 24;
const GAP = 14;

export const SIZE = {
  width: WIDTH,
  box: BOX,
  high: HIGH,
  left: (column: number): number => (column * (WIDTH - BOX - 2)) / 4 + 1,
} as const;

export type Placed<Box> = Box & { readonly x: number; readonly y: number };

export function placeBoxes<Box extends { readonly column: number }>(
  boxes: readonly Box[],
): { readonly boxes: readonly Placed<Box>[]; readonly height: number } {
  const used = new Map<number, number>();
  const placed = boxes.map((box) => {
    const place = used.get(box.column) ?? 0;
    used.set(box.column, place + 1);
    return { ...box, x: SIZE.left(box.column), y: TOP + place * (HIGH + GAP) };
  });
  const most = Math.max(1, ...used.values());
  return { boxes: placed, height: TOP + most * (HIGH + GAP) + 20 };
}
