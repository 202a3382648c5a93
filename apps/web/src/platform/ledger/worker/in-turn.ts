/**
 * One after the other for everything kept under one name: who reads a setting, changes it and writes it back must not meet
 * another doing the same. Other tabs are kept out by what they are not allowed to do at the same time.
 */
import type { Store } from '@cryptax/store';

const turns = new WeakMap<Store, Map<string, Promise<unknown>>>();

export function inTurn<T>(store: Store, name: string, work: () => Promise<T>): Promise<T> {
  const queues = turns.get(store) ?? new Map<string, Promise<unknown>>();
  turns.set(store, queues);
  // What broke for one is tried anew for the next.
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  return turn;
}
