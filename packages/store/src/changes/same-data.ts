/** Whether two plain JSON values say the same; a missing field and an undefined one are alike. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const name of names) if (!sameData(left[name], right[name])) return false;
  return true;
}
