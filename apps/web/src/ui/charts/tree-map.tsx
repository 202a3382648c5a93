/** Shares of a whole as tiles: the larger the tile, the larger the share. A tile that leads somewhere is a button. */
import { useRef } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { cx } from '../class-names.ts';
import { formatPercent } from '../format/number-format.ts';
import { uiStrings } from '../strings.ts';
import { useEuro } from '../use-euro.ts';
import { useElementWidth } from '../use-width.ts';
import { type Slice, topSlices } from './top-slices.ts';

const HEIGHT = 220;
const MOST_TILES = 14;
/** Pixels that a name and a share need. */
const ROOM = { width: 56, height: 38 };

export interface TreeMapProps {
  /** Largest first; shares add up to 1. */
  readonly slices: readonly Slice[];
  readonly onOpen?: ((id: string) => void) | undefined;
}

export function TreeMap({ slices, onOpen }: TreeMapProps) {
  const t = useStrings(uiStrings);
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box);
  const parts = topSlices(slices, t('others'), MOST_TILES);
  const tiles = tilesOf(parts, width, HEIGHT);
  return (
    <div ref={box} className="relative" style={{ height: HEIGHT }}>
      {parts.map((part, index) => {
        const tile = tiles[index];
        if (tile === undefined) return null;
        const hasRoom = tile.width >= ROOM.width && tile.height >= ROOM.height;
        // A tile too small for its name is too small to be hit as well.
        const open = onOpen && hasRoom && part.id !== 'others' ? () => onOpen(part.id) : undefined;
        return <Piece key={part.id} part={part} tile={tile} hasRoom={hasRoom} onOpen={open} />;
      })}
    </div>
  );
}

interface PieceProps {
  readonly part: Slice;
  readonly tile: Tile;
  readonly hasRoom: boolean;
  readonly onOpen: (() => void) | undefined;
}

function Piece({ part, tile, hasRoom, onOpen }: PieceProps) {
  const locale = useLocale();
  const euro = useEuro();
  const share = formatPercent(part.share, locale);
  const label = [part.label, share, ...(part.value === undefined ? [] : [euro(part.value)])].join(', ');
  const look = {
    title: label,
    className: cx(
      'mark-fill absolute overflow-hidden rounded-sm border-2 border-surface text-left text-xs text-ink',
      hasRoom && 'flex flex-col p-1.5',
      onOpen && 'cursor-pointer hover:brightness-95 focus-visible:z-10',
    ),
    style: {
      left: tile.x,
      top: tile.y,
      width: tile.width,
      height: tile.height,
      // Ink is read on a tint of the colour in both themes; the full colour is the edge.
      background: `color-mix(in srgb, ${part.color} 24%, var(--surface))`,
      boxShadow: `inset 0 3px 0 ${part.color}`,
    },
  };
  const words = hasRoom && (
    <>
      <span className="max-w-full truncate font-semibold">{part.label}</span>
      <span className="num max-w-full truncate text-ink-2">{share}</span>
    </>
  );
  return onOpen ? (
    <button type="button" {...look} aria-label={label} onClick={onOpen}>
      {words}
    </button>
  ) : (
    <div {...look}>{words || <span className="sr-only">{label}</span>}</div>
  );
}

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the tiles of a tree map lie: rows are filled along the shorter side of what is left, each as long as its worst tile
 * gets no thinner (squarified tree maps, Bruls, Huizing and van Wijk 2000). Pixels only; no figure is made here.
 * In the order given, which is that of size; shares are ratios of the whole.
 */
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
