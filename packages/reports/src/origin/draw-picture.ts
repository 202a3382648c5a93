/** The picture of a proof on paper: the same boxes and bands as on the screen, and the whole of it once more in words. */
import type { Picture, Shape } from '../pdf-writer/picture.ts';
import { euroWords } from '../text/euro-words.ts';
import type { Locale } from '../text/locale.ts';
import type { OriginPicture, PictureBox } from './origin-picture.ts';
import { COLUMN_TITLES, entriesText, ROLE_WORDS, WORDS } from './origin-words.data.ts';
import { type PictureSize, type PlacedBox, placePicture } from './picture-places.ts';

/** In points, as wide as the text of an upright page. */
const SIZE: PictureSize = { width: 504, box: 86, high: 36, gap: 9, top: 16, foot: 16, thickest: 7 };
const PAD = 5;

export function drawnPicture(picture: OriginPicture, locale: Locale): Picture {
  const { height, columns, boxes, bands } = placePicture(picture, SIZE);
  const shapes: readonly Shape[] = [
    ...columns.map((x, column) => text({ x, y: 0, size: 7, isQuiet: true }, COLUMN_TITLES[column]?.[locale] ?? '')),
    ...bands.map(({ curve, weight, isBack }) => ({ kind: 'curve', points: curve, weight, isDashed: isBack }) as const),
    ...boxes.flatMap((box) => boxShapes(box, locale)),
  ];
  return { alt: inWords(picture, locale), width: SIZE.width, height, shapes };
}

function boxShapes(box: PlacedBox, locale: Locale): readonly Shape[] {
  const { x, y, role, count, euro } = box;
  const line = (down: number) => ({ x: x + PAD, y: y + down, room: SIZE.box - 2 * PAD });
  return [
    { kind: 'box', x, y, width: SIZE.box, height: SIZE.high, isDashed: role === 'unclear' || role === 'assumed' },
    text({ ...line(4), size: 7, bold: true }, nameOf(box, locale)),
    text({ ...line(14), size: 7 }, euroWords(euro, locale)),
    text({ ...line(24.5), size: 6, isQuiet: true }, `${ROLE_WORDS[role][locale]}, ${entriesText(count, locale)}`),
  ];
}

type Place = Pick<Extract<Shape, { kind: 'text' }>, 'x' | 'y' | 'size' | 'bold' | 'isQuiet'> & {
  readonly room?: number;
};

function text(place: Place, words: string): Shape {
  return { kind: 'text', room: SIZE.box, ...place, text: words };
}

function nameOf({ wallet }: PictureBox, locale: Locale): string {
  return wallet ?? WORDS.others[locale];
}

/** "Einzahlung Kraken 6.010,00 €: nach Kauf Kraken 6.010,00 €." for each box. */
function inWords({ boxes, bands }: OriginPicture, locale: Locale): string {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const named = (box: PictureBox) => `${ROLE_WORDS[box.role][locale]} ${nameOf(box, locale)}`;
  const sentences = boxes.map((box) => {
    const ways = bands.flatMap(({ from, to, euro }) => {
      const end = byId.get(to);
      return from === box.id && end !== undefined
        ? [`${WORDS.to[locale]} ${named(end)} ${euroWords(euro, locale)}`]
        : [];
    });
    const own = `${named(box)} ${euroWords(box.euro, locale)}`;
    return `${ways.length === 0 ? own : `${own}: ${ways.join(', ')}`}.`;
  });
  return `${WORDS.picture[locale]}. ${sentences.join(' ')}`;
}
