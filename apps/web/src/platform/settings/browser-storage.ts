/** What the browser keeps for this app, or nothing where it denies it: even to look for it throws there. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
