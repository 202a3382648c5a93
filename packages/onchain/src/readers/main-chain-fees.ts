/**
 * On rollups of the OP stack a transaction pays for its place on Ethereum besides its gas. The lists of Etherscan's form do
 * not tell that part, the receipt does (`l1Fee`, docs.optimism.io, "Transaction fees"), so it is asked for what the own
 * address paid itself. Arbitrum and Linea count it into the gas.
 */
import { add, dec, err, formatShortest, type Json, ok, type Result, textField } from '@cryptax/kernel';
import type { HistoryPage, ReaderOptions, ReadFailure } from './chain-reader.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { wholeUnits } from './units.ts';

const PAYS_MAIN_CHAIN: ReadonlySet<string> = new Set(['optimism', 'base']);

type Ask = (query: Readonly<Record<string, string>>) => Promise<Result<Json, ReadFailure>>;

export async function withMainChainFees(
  { chain }: ReaderOptions,
  page: HistoryPage,
  address: string,
  ask: Ask,
): Promise<Result<HistoryPage, ReadFailure>> {
  if (!PAYS_MAIN_CHAIN.has(chain.id)) return ok(page);
  const parts: ChainTransaction[] = [];
  for (const part of page.parts) {
    if (part.fee?.payer.toLowerCase() !== address.toLowerCase()) {
      parts.push(part);
      continue;
    }
    const answer = await ask({ module: 'proxy', action: 'eth_getTransactionReceipt', txhash: part.hash });
    if (!answer.ok) return answer;
    if (textField(answer.value, 'result', 'transactionHash') === undefined) return err({ code: 'garbage' });
    const units = textField(answer.value, 'result', 'l1Fee') ?? '0x0';
    const share = /^0x[0-9a-f]{1,40}$/i.test(units)
      ? wholeUnits(String(BigInt(units)), chain.native.decimals)
      : undefined;
    if (share === undefined) return err({ code: 'garbage' });
    parts.push({ ...part, fee: { ...part.fee, amount: formatShortest(add(dec(part.fee.amount), dec(share))) } });
  }
  return ok({ ...page, parts });
}
