/** Figures for the developer panel, all measured: a figure the browser does not give is absent. */
export interface PageMetrics {
  /** Bytes of scripts that came over the network or from its cache. */
  readonly bundleBytes: number;
  readonly memoryBytes: number | null;
  /** From the start of the navigation to the end of the load event. */
  readonly loadMs: number | null;
  readonly longTasks: number;
  readonly longestTaskMs: number;
}

interface WithMemory {
  readonly memory?: { readonly usedJSHeapSize: number };
}

export function pageMetrics(clock: Performance & WithMemory, tasks: readonly PerformanceEntry[]): PageMetrics {
  const scripts = clock.getEntriesByType('resource').filter(({ name }) => /\.(m?js|tsx?)(\?|$)/.test(name));
  const [navigation] = clock.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadMs = navigation?.loadEventEnd ?? 0;
  return {
    bundleBytes: scripts.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    memoryBytes: clock.memory?.usedJSHeapSize ?? null,
    loadMs: loadMs > 0 ? Math.round(loadMs) : null,
    longTasks: tasks.length,
    longestTaskMs: Math.round(tasks.reduce((longest, { duration }) => Math.max(longest, duration), 0)),
  };
}

/** Collects tasks that blocked the page for more than 50 ms, those before the panel was opened included. */
export function watchLongTasks(onTasks: (tasks: readonly PerformanceEntry[]) => void): () => void {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes('longtask')) {
    return () => undefined;
  }
  const seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => {
    seen.push(...list.getEntries());
    onTasks([...seen]);
  });
  observer.observe({ type: 'longtask', buffered: true });
  return () => observer.disconnect();
}
