/** Rows as an aligned table on the console, the first row being the names of the columns. */
export function printTable(title, rows) {
  const texts = rows.map((row) => row.map(String));
  const widths = texts[0].map((_, column) => Math.max(...texts.map((row) => row[column].length)));
  console.log(`\n${title}`);
  for (const row of texts) console.log(`  ${row.map((text, column) => text.padStart(widths[column])).join('  ')}`);
}

/** Named findings with whether they are as they must be. @returns {boolean} whether all are */
export function printVerdict(findings) {
  console.log('');
  for (const [name, value, isFine] of findings) console.log(`  ${isFine ? 'held  ' : 'BROKEN'}  ${name}: ${value}`);
  return findings.every(([, , isFine]) => isFine);
}
