/** Values that the ledger keeps with all their digits, rounded once to the cent for print (rule book 0.2). */
import { formatDecimal, parseDecimal, toCents } from '@cryptax/kernel';

export function cents(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const parsed = parseDecimal(value);
  return parsed.ok ? formatDecimal(toCents(parsed.value)) : null;
}
