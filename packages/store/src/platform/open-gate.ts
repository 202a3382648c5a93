/**
 * Who has the database open. Everybody who opens it stands inside; whoever writes all of it anew, because it is being locked or
 * unlocked for good, waits until he is alone. Otherwise a tab that does not know of it yet could write readable records.
 */
export interface OpenGate {
  /** Comes back once inside, with how to leave. */
  readonly enter: () => Promise<() => void>;
  /** Runs while nobody is inside. Undefined where the browser cannot tell. */
  readonly alone: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
}

/** `navigator.locks` where the browser has it: pages over https and of this machine. */
export function browserOpenGate(name: string): OpenGate {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return { enter: async () => () => undefined, alone: undefined };
  return {
    enter: () =>
      new Promise((entered, failed) => {
        const stay = () => new Promise<void>((leave) => entered(leave));
        locks.request(name, { mode: 'shared' }, stay).catch(failed);
      }),
    alone: async <T>(work: () => Promise<T>): Promise<T> => {
      const outcome: { value?: T } = {};
      await locks.request(name, async () => {
        outcome.value = await work();
      });
      return outcome.value as T;
    },
  };
}
