/**
 * "Not older than", safe against a clock that was wrong: what carries a time from the future was written while the clock ran
 * ahead, and would otherwise stay young for as long as it did.
 */
export function within(column: string, span: string): string {
  return `${column} between now() - interval '${span}' and now() + interval '5 minutes'`;
}
