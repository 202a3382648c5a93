/**
 * What an exchange said that its account holds, kept as statements once the reading is in the ledger: before, the ledger would
 * seem to contradict it. The exchange speaks of one part of the account; coins elsewhere are not told (decision 0061).
 */
import { connectableExchange } from '@cryptax/api-contract';
import { connectionAsset } from '@cryptax/importers';
import { add, dec, defined, formatShortest, ok, type Result } from '@cryptax/kernel';
import { isFiat } from '@cryptax/ledger';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import {
  keepServiceStatements,
  type ServiceStatement,
} from '../../../platform/ledger/worker/statements/service-statements.ts';
import { changeConnection, type KeptConnection } from './kept-connections.ts';

export async function stateBalances(
  { store, books }: LiveLedger,
  connection: KeptConnection,
): Promise<Result<void, LedgerError>> {
  const { held, exchange } = connection;
  const own = await books.get('own');
  if (!own.ok) return own;
  const service = connectableExchange(exchange)?.name ?? exchange;
  const wallet = walletOf(own.value.loaded, connection, service);
  if (wallet !== undefined && held !== undefined && held !== null) {
    const at = `${held.at.slice(0, 19)}Z`;
    const statements = Array.from(
      coinsOf(connection),
      ([asset, amount]): ServiceStatement => ({ wallet, asset, at, amount, part: held.part, service }),
    );
    const kept = await keepServiceStatements(store, statements);
    if (!kept.ok) return kept;
  }
  const done = await changeConnection(store, connection.id, (now) => ({
    ...now,
    held: null,
    ...defined({ wallet }),
  }));
  return done.ok ? ok(undefined) : done;
}

/** By the names of the ledger; several names of the exchange may be one coin (LDBTC is BTC). Money is no coin. */
function coinsOf({ exchange, held }: KeptConnection): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { asset: name, amount } of held?.balances ?? []) {
    const asset = connectionAsset(exchange, name, held?.at ?? '');
    if (asset === undefined || isFiat(asset)) continue;
    sums.set(asset, formatShortest(add(dec(sums.get(asset) ?? '0'), dec(amount))));
  }
  return sums;
}

/** Where most entries of its syncs lie; without any, the wallet of the exchange's name, if the ledger has one. */
function walletOf({ valued, origins }: LoadedBook, { imports }: KeptConnection, name: string): string | undefined {
  const written = new Set(imports);
  const counts = new Map<string, number>();
  for (const [index, { wallet }] of valued.entries()) {
    if (written.has(origins[index] ?? 0)) counts.set(wallet, (counts.get(wallet) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? (valued.some(({ wallet }) => wallet === name) ? name : undefined);
}
