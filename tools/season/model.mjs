/** The capacity model: from the parameters to storage, load of the busiest hour, shards and cost. Pure arithmetic. */

/** Shares of accounts by size of ledger; their sum is one. */
export const LEDGER_SIZES = [
  { share: 0.8, key: 'smallLedger' },
  { share: 0.18, key: 'mediumLedger' },
  { share: 0.02, key: 'largeLedger' },
];

/** @param {Record<string, { value: number }>} parameters */
export function capacityModel(parameters) {
  const p = Object.fromEntries(Object.entries(parameters).map(([name, { value }]) => [name, value]));
  const accounts = p.users * p.accountShare;
  const eventsPerAccount = LEDGER_SIZES.reduce((sum, { share, key }) => sum + share * p[key], 0);
  const storedBytes = accounts * eventsPerAccount * p.bytesPerEvent * p.contentFactor * p.keptHistory;

  const sessionsPerSecond = (accounts * p.seasonShare * p.lastDayShare * p.peakHourShare) / 3600;
  const importedEvents = p.importShare * p.importedShareOfLedger * eventsPerAccount;
  const coreSecondsPerEvent = p.cores / p.storedPerSecond;
  const coreSecondsPerSession =
    importedEvents * coreSecondsPerEvent + ((p.requestsPerSession + p.pulledPages) * p.requestMs) / 1000;
  const busyCores = sessionsPerSecond * coreSecondsPerSession;
  const databaseCores = busyCores * p.databaseShare;
  const shardsByLoad = Math.ceil(databaseCores / (p.coresPerShard * p.headroom));
  const shardsByStorage = Math.ceil(storedBytes / 1e9 / p.gigabytesPerShard);
  const shards = Math.max(shardsByLoad, shardsByStorage);
  const liveConnections = sessionsPerSecond * p.sessionMinutes * 60;
  const serverCores = (busyCores * (1 - p.databaseShare)) / p.headroom;
  const requestsPerSecond = sessionsPerSecond * (p.requestsPerSession + p.pulledPages + importedEvents / p.batchSize);

  // Databases run all year; servers at a tenth of the peak outside of the six weeks around the filing date.
  const coreHours = 8760 * (shards * p.coresPerShard + serverCores * (0.1 + (0.9 * 6) / 52));
  const euroPerYear = coreHours * p.coreHourEuro + (storedBytes / 1e9) * p.copies * p.gigabyteMonthEuro * 12;
  return {
    accounts,
    eventsPerAccount,
    events: accounts * eventsPerAccount,
    storedBytes,
    storedBytesWithCopies: storedBytes * p.copies,
    sessionsPerSecond,
    requestsPerSecond,
    eventsPerSecond: sessionsPerSecond * importedEvents,
    coreSecondsPerSession,
    busyCores,
    shardsByLoad,
    shardsByStorage,
    shards,
    serverCores,
    /** Little's law: how many live connections stand at the busiest hour, and how many statements run at once. */
    liveConnections,
    instances: Math.max(2, Math.ceil(liveConnections / p.connectionsPerInstance), Math.ceil(serverCores)),
    statementsAtOnce: databaseCores,
    gigabytesPerShard: storedBytes / 1e9 / shards,
    euroPerAccountAndYear: euroPerYear / accounts,
    euroPerUserAndYear: euroPerYear / p.users,
  };
}
