/**
 * Where the tiles of a tree map lie: rows are filled along the shorter side of what is left, each as long as its worst tile
 * gets no thinner (squarified tree maps, Bruls, Huizing and van Wijk 2000). Pixels only; no figure is made here.
 */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In the order given, which is that of size; shares are ratios of the whole. */
export function tilesOf(parts: readonly { readonly share: string }[], width: number, height: number): readonly Tile[] {
  const whole = parts.reduce((sum, { share }) => sum + Number(share), 0);
  if (!(whole > 0) || width <= 0 || height <= 0) return [];
  const areas = parts.map(({ share }) => (Number(share) / whole) * width * height);
  const tiles: Tile[] = [];
  let left: Tile = { x: 0, y: 0, width, height };
  for (let first = 0; first < areas.length; ) {
    const side = Math.min(left.width, left.height);
    let last = first + 1;
    while (last < areas.length && worst(areas.slice(first, last + 1), side) <= worst(areas.slice(first, last), side))
      last++;
    const row = areas.slice(first, last);
    tiles.push(...rowIn(left, row));
    left = restOf(left, sum(row));
    first = last;
  }
  return tiles;
}

/** How far the thinnest tile of a row is from a square. */
function worst(row: readonly number[], side: number): number {
  const depth = sum(row) / side;
  return Math.max(...row.map((area) => Math.max(depth ** 2 / area, area / depth ** 2)));
}

function rowIn({ x, y, width, height }: Tile, row: readonly number[]): readonly Tile[] {
  const isTall = width >= height;
  const depth = sum(row) / (isTall ? height : width);
  let at = 0;
  return row.map((area) => {
    const length = area / depth;
    const tile = isTall
      ? { x, y: y + at, width: depth, height: length }
      : { x: x + at, y, width: length, height: depth };
    at += length;
    return tile;
  });
}

function restOf({ x, y, width, height }: Tile, area: number): Tile {
  if (width >= height) return { x: x + area / height, y, width: width - area / height, height };
  return { x, y: y + area / width, width, height: height - area / width };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
