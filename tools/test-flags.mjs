/** How Node runs code of which most is used a few times: tests, and the servers that they start. */
const [major] = process.versions.node.split('.').map(Number);

/**
 * For workers of unit tests. Compiled simply at the first call and well only after ten times as much use; what was compiled is
 * kept, and memory is cleared seldom. A third of the work of the packages' tests was the compilers' and the collector's.
 */
export const testFlags = [
  '--always-sparkplug',
  '--no-flush-bytecode',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1500',
  // Newer ones count calls instead and refuse the name.
  ...(major < 22 ? ['--interrupt-budget=600000'] : []),
];
