/** Work on many events that lets others in now and then: a question to the same thread waits milliseconds, not for all of them. */

/** How many events go without a turn for others: a few milliseconds' worth. */
const AT_ONCE = 500;

export type Between = () => Promise<void>;

export async function eachInTurn<T, U>(
  items: readonly T[],
  make: (item: T, place: number) => U,
  between: Between | undefined,
): Promise<U[]> {
  const made: U[] = [];
  for (let place = 0; place < items.length; place++) {
    if (place % AT_ONCE === 0) await between?.();
    made.push(make(items[place] as T, place));
  }
  return made;
}
