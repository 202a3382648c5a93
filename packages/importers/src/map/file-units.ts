/**
 * A column in another unit than its format says. Where nearly all rows are off by one and the same power of ten, one column is in
 * satoshi or cents; which one, the figures alone cannot tell, so it is asked once and the rows wait. An answer reads `amount:8`: what
 * stands under amount are hundred-millionths.
 */
import type { FormatDefinition, UnitColumn } from '../formats/format.ts';
import { type FileQuestion, settled } from './column-decisions.ts';
import { WEIGHED } from './identities.ts';
import type { Proof } from './row-identity.ts';

const ANSWER = /^(amount|price|total):(-?\d{1,2})$/;
/** Of a file off by one power of ten, this part of the rows may be off otherwise. */
const SELDOM = 0.05;

/** The power of ten that nearly all contradicting rows are off by; undefined if they are not alike. */
export function commonScale({ failed, ofOneScale, scale }: Proof): number | undefined {
  return ofOneScale > 1 && ofOneScale >= Math.min(failed, WEIGHED) * (1 - SELDOM) ? scale : undefined;
}

/** What is computed is too large: small amounts, or small prices. Too small: the money is in small units, or the price in large ones. */
export function unitQuestion(scale: number, answer?: string): FileQuestion {
  const choices = scale > 0 ? [`amount:${scale}`, `price:${scale}`] : [`total:${-scale}`, `price:${scale}`];
  return { code: 'unit', choices, proposed: choices[0] ?? '', ...settled(answer) };
}

/** The question of an answer, to be shown and changed after it was given. */
export function answeredUnit(answer: string): FileQuestion | undefined {
  const places = unitOf(answer);
  if (places === undefined) return undefined;
  const [column, shift] = places;
  return unitQuestion(column === 'total' ? -shift : shift, answer);
}

/** The same format with one column in another unit. */
export function withUnit(definition: FormatDefinition, answer: string | undefined): FormatDefinition {
  const places = answer === undefined ? undefined : unitOf(answer);
  return places === undefined ? definition : { ...definition, units: { [places[0]]: places[1] } };
}

function unitOf(answer: string): readonly [UnitColumn, number] | undefined {
  const [, column, places] = ANSWER.exec(answer) ?? [];
  return column === undefined ? undefined : [column as UnitColumn, Number(places)];
}
