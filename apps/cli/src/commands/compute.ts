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
import { readValuedLedger } from '../report-ledger.ts';
import { type MethodOptions, settingsFor } from '../settings-for.ts';

export interface ComputeOptions extends MethodOptions, PricesOption {
  readonly json?: boolean;
}

export async function compute(path: string, options: ComputeOptions, io: CommandIo): Promise<ExitCode> {
  const progress = progressOn(io);
  progress.show(0, 3, 'Reading');
  const own = await readOwnPrices(options.prices, io);
  const { file, rules, events, unreadRows: unread, issues: found } = await readValuedLedger(path, own, io);
  progress.show(1, 3, `Matching ${events.length} entries`);
  const settings = settingsFor(rules, options);
  const result = computeLedger(events, settings);
  const certainty = await certaintyFor({ events, settings, unread, found, own });
  progress.show(2, 3, 'Printing');
  const issues = printedIssues([...own.issues, ...unread, ...found, ...result.issues]);
  const [holdings, balances] = [[...result.holdings].sort(byPool), [...result.balances].sort(byPool)];
  const proof = printedProof(events, file.statements ?? [], balances);
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
