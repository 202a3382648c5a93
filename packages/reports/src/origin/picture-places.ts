/** Where boxes and bands of the picture stand, on the screen and on paper: five columns, the largest box of each on top. */
import type { OriginPicture, PictureBand, PictureBox } from './origin-picture.ts';

/** Measures of the ground that the picture is drawn on. */
export interface PictureSize {
  readonly width: number;
  /** Of a box. */
  readonly box: number;
  readonly high: number;
  readonly gap: number;
  /** Room for the heads of the columns. */
  readonly top: number;
  /** Room below the boxes for what runs back. */
  readonly foot: number;
  readonly thickest: number;
}

export type PlacedBox = PictureBox & { readonly x: number; readonly y: number };

/** A curve from start to end with its two handles between them. */
export type Curve = readonly [
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
];

export interface PlacedBand extends PictureBand {
  readonly curve: Curve;
  readonly weight: number;
}

export interface PlacedPicture {
  readonly height: number;
  readonly columns: readonly number[];
  readonly boxes: readonly PlacedBox[];
  readonly bands: readonly PlacedBand[];
}

const COLUMNS = [0, 1, 2, 3, 4];

export function placePicture({ boxes, bands }: OriginPicture, size: PictureSize): PlacedPicture {
  const used = new Map<number, number>();
  const left = (column: number) => (column * (size.width - size.box - 2)) / 4 + 1;
  const placed = boxes.map((box): PlacedBox => {
    const place = used.get(box.column) ?? 0;
    used.set(box.column, place + 1);
    return { ...box, x: left(box.column), y: size.top + place * (size.high + size.gap) };
  });
  const height = size.top + Math.max(1, ...used.values()) * (size.high + size.gap) + size.foot;
  const byId = new Map(placed.map((box) => [box.id, box]));
  const most = Math.max(1, ...bands.map(({ euro }) => Number(euro)));
  return {
    height,
    columns: COLUMNS.map(left),
    boxes: placed,
    bands: bands.flatMap((band) => {
      const [from, to] = [byId.get(band.from), byId.get(band.to)];
      if (from === undefined || to === undefined) return [];
      const weight = size.thickest * (0.15 + (0.85 * Number(band.euro)) / most);
      return [{ ...band, weight, curve: curveOf(from, to, size, height) }];
    }),
  };
}

function curveOf(from: PlacedBox, to: PlacedBox, size: PictureSize, height: number): Curve {
  if (from.column === to.column) return aside(from, to, size);
  return from.column < to.column ? forward(from, to, size) : backward(from, to, size, height);
}

function forward(from: PlacedBox, to: PlacedBox, { box, high }: PictureSize): Curve {
  const [start, end] = [from.x + box, to.x];
  const [y, into] = [from.y + high / 2, to.y + high / 2];
  const middle = (start + end) / 2;
  return [start, y, middle, y, middle, into, end, into];
}

/** From wallet to wallet: past the boxes between them. */
function aside(from: PlacedBox, to: PlacedBox, { box, high, width }: PictureSize): Curve {
  const [edge, room] = [from.x + box, (width - 5 * box) / 4];
  const [y, into] = [from.y + high / 2, to.y + high / 2];
  return [edge, y, edge + room, y, edge + room, into, edge, into];
}

/** Money that bought again runs back below the boxes. */
function backward(from: PlacedBox, to: PlacedBox, { box, high, foot }: PictureSize, height: number): Curve {
  const bottom = height - foot / 3;
  const [start, end] = [from.x + box / 2, to.x + box / 2];
  return [start, from.y + high, start, bottom, end, bottom, end, to.y + high];
}
