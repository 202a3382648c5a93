/** A drawing of boxes, curves and short texts, black on white like the rest of the page; who cannot see it hears its words. */
import type { Frame } from './blocks.ts';
import { type Face, short } from './face.ts';
import { INK, INK_2, INK_3, RULE } from './inks.ts';
import { rgb, type Sheet } from './sheet.ts';

export interface Picture {
  /** What it shows, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Drawn in this order, down from the top left corner. */
  readonly shapes: readonly Shape[];
}

export type Shape = BoxShape | CurveShape | TextShape;

interface BoxShape {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isDashed: boolean;
}

interface CurveShape {
  readonly kind: 'curve';
  readonly points: readonly number[];
  readonly weight: number;
  readonly isDashed: boolean;
}

interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Cut where the room ends. */
  readonly room: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly isQuiet?: boolean;
}

/** The caller has seen to it that it fits on the page. */
export function drawPicture(sheet: Sheet, { alt, width, height, shapes }: Picture, frame: Frame): void {
  const scale = Math.min(1, frame.width / width);
  const [left, top] = [frame.x, sheet.y];
  const box = [left, sheet.height - top - height * scale, left + width * scale, sheet.height - top];
  sheet.tags.open('Figure', { alt, box });
  sheet.mark();
  const operators = shapes.filter((shape) => shape.kind !== 'text').map(lines);
  const place = `${short(scale)} 0 0 ${short(-scale)} ${short(left)} ${short(sheet.height - top)} cm`;
  sheet.draw(`q ${place} ${operators.join(' ')} Q`);
  for (const shape of shapes) {
    if (shape.kind !== 'text') continue;
    const { x, y, text, room, size, bold = false, isQuiet = false } = shape;
    const look = { size: size * scale, bold, color: isQuiet ? INK_3 : INK };
    sheet.text(cut(sheet.face(look), text, size, room), left + x * scale, top + y * scale, look);
  }
  sheet.unmark();
  sheet.tags.close();
  sheet.y += height * scale;
}

function lines(shape: BoxShape | CurveShape): string {
  const dash = shape.isDashed ? '[4 3] 0 d' : '[] 0 d';
  if (shape.kind === 'box') {
    const { x, y, width, height } = shape;
    return `${dash} 0.75 w ${rgb(INK_2)} RG 1 1 1 rg ${[x, y, width, height].map(short).join(' ')} re B`;
  }
  const [x = 0, y = 0, ...rest] = shape.points;
  return `${dash} ${short(shape.weight)} w ${rgb(RULE)} RG ${short(x)} ${short(y)} m ${rest.map(short).join(' ')} c S`;
}

function cut(face: Face, text: string, size: number, room: number): string {
  if (face.width(text, size) <= room) return text;
  let end = text.length - 1;
  while (end > 0 && face.width(`${text.slice(0, end)}…`, size) > room) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
