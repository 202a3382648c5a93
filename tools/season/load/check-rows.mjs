/** What a user wrote against what is there: confirmed rows that are missing, rows twice, batches half there. */
const BATCH_ROWS = 50;

/** @returns {{ confirmed: number, lost: string[], doubled: number, torn: string[] }} */
export function compareRows({ confirmed, sent }, stored) {
  const ids = new Set(stored.map(({ id }) => id));
  const torn = [...sent].filter((batch) => {
    let count = 0;
    for (let index = 0; index < BATCH_ROWS; index++) if (ids.has(`${batch}-${index}`)) count += 1;
    return count !== 0 && count !== BATCH_ROWS;
  });
  return {
    confirmed: confirmed.size,
    lost: [...confirmed].filter((id) => !ids.has(id)),
    doubled: stored.length - ids.size,
    torn,
  };
}

export function sumOf(results) {
  return {
    confirmed: results.reduce((sum, { confirmed }) => sum + confirmed, 0),
    lost: results.reduce((sum, { lost }) => sum + lost.length, 0),
    doubled: results.reduce((sum, { doubled }) => sum + doubled, 0),
    torn: results.reduce((sum, { torn }) => sum + torn.length, 0),
  };
}
