/** Handlers whose code is loaded with the first question: most visits never ask one. */

type Handler = (...asked: never[]) => Promise<unknown>;

/** `names` lists every handler once; one that is missing does not compile. */
export function lazyHandlers<H extends Readonly<Record<keyof H, Handler>>>(
  load: () => Promise<H>,
  names: { readonly [K in keyof H]: true },
): H {
  const loaded = loadOnce(load);
  const ask =
    (name: keyof H): Handler =>
    async (...asked) =>
      (await loaded())[name](...asked);
  return Object.fromEntries((Object.keys(names) as (keyof H)[]).map((name) => [name, ask(name)])) as H;
}

/** Loads something with the first question and keeps it. What could not be loaded (no network) is tried again the next time. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
