/** Shares of a whole as tiles: the larger the tile, the larger the share. A tile that leads somewhere is a button. */
import { useRef } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { cx } from '../class-names.ts';
import { formatPercent } from '../format/percent.ts';
import { uiStrings } from '../strings.ts';
import { useElementWidth } from '../use-element-width.ts';
import { useEuro } from '../use-euro.ts';
import { type Slice, topSlices } from './top-slices.ts';
import { type Tile, tilesOf } from './tree-map-model.ts';

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
