/**
 * The year-end proof of an address: asked of the chain for the last second of the day in Berlin, valued, kept as a
 * document of the wallet and as a statement of balance.
 */
import {
  berlinOffset,
  dec,
  defined,
  err,
  formatDecimal,
  formatInstant,
  type Instant,
  ok,
  parseDay,
  toCents,
} from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { findChain, readYearEnd } from '@cryptax/onchain';
import { isYearEndKnown, type YearEndStatement, yearEndAbout, yearEndText } from '@cryptax/reports/answer';
import type { WalletRecord } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { keepServiceStatements } from '../../../platform/ledger/worker/statements/service-statements.ts';
import { type ChainWorld, usableSettings } from './chain-world.ts';
import { countingTokens, loadWallet } from './sync-wallet.ts';
import { assetName } from './token-names.ts';

/** Each is asked for with a request of its own. */
const PROVEN_TOKENS = 25;

export async function proveYearEnd(
  wallet: WalletRecord,
  year: number,
  live: LiveLedger,
  world: ChainWorld,
): Answer<YearEndStatement> {
  const { store, now } = live;
  const until = endOfBerlinDay(`${year}-12-31`);
  if (until === undefined || until > now()) return err({ code: 'chain.year-runs' });
  const loaded = await loadWallet(store, wallet);
  if (!loaded.ok) return loaded;
  const { own, record, transactions, tokens } = loaded.value;
  const isHistoryRead = (record.lastSync ?? '') > until;
  const told = await readYearEnd({
    until,
    addresses: own.isKey ? record.addresses : [own.address],
    sources: world.sources(own.chain, await usableSettings(store)),
    transactions: isHistoryRead ? transactions : undefined,
    isOwn: own.isOwn,
    tokens: countingTokens(tokens).slice(0, PROVEN_TOKENS),
  });
  const bait = new Set([...tokens.values()].filter(({ isSpam }) => isSpam).map(({ asset }) => asset.contract));
  const lines = told.lines
    .filter(({ asset: { contract } }) => contract === undefined || !bait.has(contract))
    .map(({ asset, ...amounts }) => ({ asset: assetName(own.chain, asset), ...amounts }));
  const unclaimed = told.unclaimed?.map(({ asset, amount }) => ({ asset: assetName(own.chain, asset), amount }));
  const values = await worthAt(live, year, [
    ...lines.map(({ asset, told: amount, computed }) => ({ asset, amount: amount ?? computed ?? '0' })),
    ...(unclaimed ?? []),
  ]);
  const statement: YearEndStatement = {
    year,
    wallet: wallet.name,
    chain: findChain(own.chain)?.name ?? own.chain,
    addresses: own.isKey ? record.addresses : [own.address],
    until,
    ...defined({ service: told.service, block: told.block }),
    lines: lines.map((line, index) => ({ ...line, ...defined({ value: values[index] }) })),
    ...defined({
      unclaimed: unclaimed?.map((each, index) => ({ ...each, ...defined({ value: values[lines.length + index] }) })),
    }),
    silent: told.failures.map(({ reader }) => reader),
    isHistoryRead,
  };
  // A document that nobody said anything in proves nothing.
  if (!isYearEndKnown(statement)) return ok(statement);
  const kept = await keep(wallet.id, statement, live);
  return kept.ok ? ok(statement) : kept;
}

/** Only what the chain itself says is a statement about the ledger: the sum of what was read would confirm itself. */
async function keep(wallet: string, statement: YearEndStatement, { store }: LiveLedger): Answer<void> {
  const { year, until, lines, chain } = statement;
  const said = lines.flatMap(({ asset, told }) =>
    told === undefined ? [] : [{ wallet, asset, at: until, amount: told, service: chain }],
  );
  const noted = await keepServiceStatements(store, said);
  if (!noted.ok) return noted;
  const kept = await store.evidence.add('own', {
    target: { kind: 'wallet', id: wallet },
    name: `Bestand_${year}-12-31_${(statement.addresses[0] ?? '').slice(0, 10)}.txt`,
    about: yearEndAbout(statement),
    mediaType: 'text/plain',
    bytes: new TextEncoder().encode(yearEndText(statement)),
  });
  return kept.ok ? ok(undefined) : kept;
}

/** Valued as if sold at noon of that day, as the report does it: the same prices in the same order of sources. */
async function worthAt(
  { valuer }: LiveLedger,
  year: number,
  amounts: readonly { readonly asset: string; readonly amount: string }[],
) {
  const sales = amounts.map(
    ({ asset, amount }, index): LedgerEvent => ({
      id: `year-end-proof:${index}`,
      at: `${year}-12-31T12:00:00Z`,
      kind: 'sell',
      wallet: '',
      out: { asset, amount },
    }),
  );
  const valued = sales.length === 0 ? [] : (await valuer.value(sales)).events;
  const byId = new Map(valued.map((event) => [event.id, event]));
  return sales.map(({ id }) => {
    const event = byId.get(id);
    const isValued = event?.kind === 'sell' && event.valueEur !== undefined && event.valueOrigin !== undefined;
    return isValued ? { eur: formatDecimal(toCents(dec(event.valueEur))), origin: event.valueOrigin } : undefined;
  });
}

const DAY_SECONDS = 86_400;

/**
 * Calendar days in Berlin, which the law counts by; the kernel has the rest of them.
 * The last second of a calendar day in Berlin; undefined for a text that is no day.
 */
export function endOfBerlinDay(day: string): string | undefined {
  const read = parseDay(day);
  if (!read.ok) return undefined;
  // Clocks change in the small hours: the offset of the evening is that of the day's end.
  const midnight = (read.value + 1) * DAY_SECONDS;
  const offset = berlinOffset((midnight - 3 * 3600) as Instant);
  return formatInstant((midnight - offset - 1) as Instant);
}
