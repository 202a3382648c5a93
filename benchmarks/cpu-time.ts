/** Processor time and a clean heap: the runner starts node single-threaded with `--expose-gc`. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Collects garbage, so that no measured run pays for the one before it. */
export function tidyUp(): void {
  const { gc } = globalThis as { readonly gc?: () => void };
  if (gc === undefined) throw new Error('Run the benchmarks with npm run bench: they need node --expose-gc.');
  gc();
}
