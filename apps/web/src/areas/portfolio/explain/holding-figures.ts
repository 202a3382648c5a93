/**
 * Figures of what is held that can be asked "why?", and how the address names them: `own.value`, or `s23.net.2024` for a
 * figure of one tax year, so that a screen over all years can open the derivation of any of them.
 */
import { FIGURES, type FigureId } from '../../tax/explain-types.ts';

export const HOLDING_FIGURES = ['own.value', 'own.open', 'own.day', 'own.free', 'own.done'] as const;
export type HoldingFigure = (typeof HOLDING_FIGURES)[number];

/** Figures that add up over the assets held; what is realised adds up over years. */
export type AssetFigure = Exclude<HoldingFigure, 'own.done'>;

export type AskedWhy =
  | { readonly kind: 'holding'; readonly figure: HoldingFigure }
  /** Without a year: the one chosen for the whole page. */
  | { readonly kind: 'tax'; readonly figure: FigureId; readonly year?: number };

export function readWhy(text: string | undefined): AskedWhy | null {
  const held = HOLDING_FIGURES.find((figure) => figure === text);
  if (held !== undefined) return { kind: 'holding', figure: held };
  const [, name, year] = /^(.+?)(?:\.(\d{4}))?$/.exec(text ?? '') ?? [];
  const figure = FIGURES.find((id) => id === name);
  if (figure === undefined) return null;
  return { kind: 'tax', figure, ...(year === undefined ? {} : { year: Number(year) }) };
}

export function writeWhy(asked: AskedWhy): string {
  return asked.kind === 'tax' && asked.year !== undefined ? `${asked.figure}.${asked.year}` : asked.figure;
}
