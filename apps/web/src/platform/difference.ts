/** One amount less another, exact, as text: amounts cross from the worker to the page as text. */
import { dec, formatDecimal, subtract } from '@cryptax/kernel';

export function difference(amount: string, less: string): string {
  return formatDecimal(subtract(dec(amount), dec(less)));
}
