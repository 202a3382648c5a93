/**
 * Figures of what is held that can be asked "why?", and how the address names them: `own.value`, or `s23.net.2024` for a
 * figure of one tax year, so that a screen over all years can open the derivation of any of them.
 */
import { add, compare, dec, formatDecimal, multiply, toCents, ZERO } from '@cryptax/kernel';
import { FIGURES, type FigureId } from '../../tax/explain-types.ts';
import type { AssetPosition } from '../portfolio-types.ts';

export const HOLDING_FIGURES = ['own.value', 'own.open', 'own.day', 'own.free', 'own.done'] as const;
export type HoldingFigure = (typeof HOLDING_FIGURES)[number];

/** Figures that add up over the assets held; what is realised adds up over years. */
export type AssetFigure = Exclude<HoldingFigure, 'own.done'>;

export type AskedWhy =
  | { readonly kind: 'holding'; readonly figure: HoldingFigure }
  /** Without a year: the one chosen for the whole page. */
  | { readonly kind: 'tax'; readonly figure: FigureId; readonly year?: number | undefined };

export function readWhy(text: string | undefined): AskedWhy | null {
  const held = HOLDING_FIGURES.find((figure) => figure === text);
  if (held !== undefined) return { kind: 'holding', figure: held };
  const [, name, year] = /^(.+?)(?:\.(\d{4}))?$/.exec(text ?? '') ?? [];
  const figure = FIGURES.find((id) => id === name);
  if (figure === undefined) return null;
  return { kind: 'tax', figure, year: year === undefined ? undefined : Number(year) };
}

export function writeWhy(asked: AskedWhy): string {
  return asked.kind === 'tax' && asked.year !== undefined ? `${asked.figure}.${asked.year}` : asked.figure;
}

/**
 * What could be sold without tax today: the sum of its lines as shown, and its share of everything that has a price.
 */
interface FreeTotal {
  readonly value: string;
  readonly ratio: number;
}

/** null while nothing has a price. `isSure`: of other coins nothing is counted as free. */
export function freeTotal(
  assets: readonly AssetPosition[],
  isSure: (asset: string) => boolean = () => true,
): FreeTotal | null {
  let [free, whole] = [dec('0.00'), ZERO];
  for (const position of assets) {
    whole = add(whole, dec(position.value ?? '0'));
    if (isSure(position.asset)) free = add(free, dec(freeValue(position) ?? '0'));
  }
  if (compare(whole, ZERO) <= 0) return null;
  const value = formatDecimal(free);
  return { value, ratio: Number(value) / Number(formatDecimal(whole)) };
}

/**
 * Of one position, to the cent; undefined without a price. Lots can hold more than the wallets do, as long as the purchase
 * of something sold is missing; nobody can sell more than is there.
 */
export function freeValue({ amount, now, lots }: Pick<AssetPosition, 'amount' | 'now' | 'lots'>): string | undefined {
  if (now === undefined) return undefined;
  const [held, free] = [dec(amount), dec(lots.freeAmount)];
  const sellable = compare(free, held) > 0 ? held : free;
  return formatDecimal(toCents(multiply(sellable, dec(now.price))));
}
