/** What one PDF takes: a process of its own that reads a report and prints it, with Node's own settings. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaxYearReport } from '@cryptax/tax-de';
import { build } from 'rolldown';

const SOURCE = `
  import { existsSync, readFileSync } from 'node:fs';
  import { renderReport } from '@cryptax/reports';
  const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  const { bytes } = await renderReport(report, { format: 'pdf', locale: 'de' });
  // Where the system knows it: maxRSS counts what the process that started this one had.
  const own = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const megabytes = Number(/VmHWM:\\s+(\\d+)/.exec(own)?.[1] ?? process.resourceUsage().maxRSS) / 1024;
  console.log(JSON.stringify({ bytes: bytes.length, megabytes }));
`;

export interface PdfProcess {
  readonly bytes: number;
  /** The highest resident size, with Node, the report and the file. */
  readonly megabytes: number;
}

export async function measurePdfProcess(report: TaxYearReport): Promise<PdfProcess> {
  // Beside the other bundles, where packages are found.
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.cache/cryptax/bench/pdf-'));
  try {
    const [entry, bundle, json] = [join(folder, 'entry.mjs'), join(folder, 'bundle.mjs'), join(folder, 'report.json')];
    writeFileSync(entry, SOURCE);
    writeFileSync(json, JSON.stringify(report));
    const output = { file: bundle, format: 'esm' as const, codeSplitting: false };
    await build({ input: entry, platform: 'node', logLevel: 'warn', output });
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, json], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The PDF was not written: ${stderr}`);
    return JSON.parse(stdout) as PdfProcess;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
