/** Counters in the text format of Prometheus. Labels are route patterns and status codes, never values of a request. */
export interface Metrics {
  readonly countRequest: (route: string, status: number, seconds: number) => void;
  readonly count: (
    event: 'rate_limited' | 'sign_in_failed' | 'mail_failed' | 'payment_event' | 'backup_written' | 'backup_failed',
  ) => void;
  readonly gauge: (name: 'realtime_connections', read: () => number) => void;
  readonly text: () => string;
}

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5];

export function createMetrics(version: string): Metrics {
  const requests = new Map<string, number>();
  const events = new Map<string, number>();
  const gauges = new Map<string, () => number>();
  const durations = BUCKETS.map(() => 0);
  let total = 0;
  let sum = 0;

  return {
    countRequest: (route, status, seconds) => {
      const key = `route="${route}",status="${status}"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      for (const [index, bound] of BUCKETS.entries())
        if (seconds <= bound) durations[index] = (durations[index] ?? 0) + 1;
      total += 1;
      sum += seconds;
    },
    count: (event) => void events.set(event, (events.get(event) ?? 0) + 1),
    gauge: (name, read) => void gauges.set(name, read),
    text: () =>
      [
        '# TYPE cryptax_info gauge',
        `cryptax_info{version="${version}"} 1`,
        '# TYPE cryptax_requests_total counter',
        ...[...requests].map(([labels, value]) => `cryptax_requests_total{${labels}} ${value}`),
        '# TYPE cryptax_request_seconds histogram',
        ...BUCKETS.map((bound, index) => `cryptax_request_seconds_bucket{le="${bound}"} ${durations[index]}`),
        `cryptax_request_seconds_bucket{le="+Inf"} ${total}`,
        `cryptax_request_seconds_sum ${sum.toFixed(6)}`,
        `cryptax_request_seconds_count ${total}`,
        '# TYPE cryptax_events_total counter',
        ...[...events].map(([event, value]) => `cryptax_events_total{event="${event}"} ${value}`),
        ...[...gauges].flatMap(([name, read]) => [`# TYPE cryptax_${name} gauge`, `cryptax_${name} ${read()}`]),
        `# TYPE process_resident_memory_bytes gauge`,
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n'),
  };
}
