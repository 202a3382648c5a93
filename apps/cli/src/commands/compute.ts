/** `cryptax compute`: a ledger file in, disposals with lots, income, years, holdings and open points out. */
import { compareText } from '@cryptax/kernel';
import type { HoldingView } from '@cryptax/ledger';
import { computeLedger } from '@cryptax/tax-de';
import { certaintyFor } from '../certainty.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { issueLines, needsReview, printedIssues } from '../output/issues.ts';
import { jsonPieces } from '../output/json-pieces.ts';
import { progressOn } from '../output/progress.ts';
import { printedProof } from '../output/proof.ts';
import { resultText } from '../output/result-text.ts';
import { type PricesOption, readOwnPrices } from '../own-prices.ts';
import { readLedger } from '../read-input.ts';
import { remarkIssues, unreadIssues, valueMissing } from '../report-ledger.ts';
import { type MethodOptions, settingsFor } from '../settings-for.ts';

export interface ComputeOptions extends MethodOptions, PricesOption {
  readonly json?: boolean;
}

export async function compute(path: string, options: ComputeOptions, io: CommandIo): Promise<ExitCode> {
  const progress = progressOn(io);
  progress.show(0, 3, 'Reading');
  const file = await readLedger(path, io);
  const own = await readOwnPrices(options.prices, io);
  // Without prices of its own the command tells what the ledger file says, and nothing else.
  const valued = options.prices === undefined ? { ...file, issues: [] } : await valueMissing(file.events, own);
  progress.show(1, 3, `Matching ${file.events.length} entries`);
  const settings = settingsFor(file.rules, options);
  const result = computeLedger(valued.events, settings);
  const unread = unreadIssues(file.unread ?? []);
  const found = [...unread, ...remarkIssues(file.remarks ?? [])];
  const certainty = await certaintyFor({ events: valued.events, settings, unread, found, own });
  progress.show(2, 3, 'Printing');
  const read = [...own.issues, ...file.issues, ...found, ...valued.issues];
  const issues = printedIssues([...read, ...result.issues]);
  const [holdings, balances] = [[...result.holdings].sort(byPool), [...result.balances].sort(byPool)];
  const proof = printedProof(valued.events, file.statements ?? [], balances);
  const document = { ...result, holdings, balances, proof, certainty, issues };
  progress.clear();
  if (options.json === true) for (const piece of jsonPieces(document)) io.out(piece);
  else io.out(resultText(document));
  io.error(issueLines(issues));
  return needsReview(issues) ? 1 : 0;
}

type Place = Pick<HoldingView, 'wallet' | 'asset'>;

/** By wallet, then asset: the same holdings print the same, whatever happened first. */
function byPool(a: Place, b: Place): number {
  return compareText(a.wallet, b.wallet) || compareText(a.asset, b.asset);
}
