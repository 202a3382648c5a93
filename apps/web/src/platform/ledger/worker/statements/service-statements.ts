/**
 * What exchanges and chains answer when they are asked for balances. Each answer has its moment and stays beside the earlier
 * ones; only one for the same moment takes its place. Of each coin so many are kept as travel in one row of the account.
 */
import { compareText, groupBy, ok, type Result } from '@cryptax/kernel';
import type { BalanceStatement } from '@cryptax/ledger';
import { fingerprint, type NewStatement, type StatementRecord, type Store, type StoreError } from '@cryptax/store';
import { PIECE } from './book-statements.ts';

export type ServiceStatement = BalanceStatement & { readonly service: string };

/** The coin, the wallet and who speaks; the same on every device. */
export function speakerOf({
  service,
  wallet,
  asset,
  part,
}: Pick<BalanceStatement, 'service' | 'wallet' | 'asset' | 'part'>) {
  return `statement:told:${fingerprint({ service, wallet, asset, part })}`;
}

export async function keepServiceStatements(
  store: Store,
  reported: readonly ServiceStatement[],
): Promise<Result<void, StoreError>> {
  if (reported.length === 0) return ok(undefined);
  const known = await store.statements.list('own');
  if (!known.ok) return known;
  const put = reported.map((each): NewStatement => {
    const { wallet, asset, at, amount, part, service } = each;
    const head = { id: `${speakerOf(each)}:${at}`, wallet, asset, at, amount, service };
    return part === undefined ? head : { ...head, part };
  });
  const old = tooOld(known.value, put);
  return store.statements.keep(
    'own',
    put.filter(({ id }) => !old.has(id)),
    known.value.filter(({ id }) => old.has(id)).map(({ id }) => id),
  );
}

/** The newest stay, wherever they came from: all devices keep the same ones. */
function tooOld(known: readonly StatementRecord[], put: readonly NewStatement[]): ReadonlySet<string> {
  const coming = new Set(put.map(({ id }) => id));
  const touched = new Set(put.map(speakerOf));
  const all = [...known.filter(({ id }) => !coming.has(id)), ...put].filter((each) => touched.has(speakerOf(each)));
  const groups = [...groupBy(all, speakerOf).values()].filter(({ length }) => length > PIECE);
  return new Set(
    groups.flatMap((group) =>
      group
        .toSorted((a, b) => compareText(b.at, a.at))
        .slice(PIECE)
        .map(({ id }) => id),
    ),
  );
}

/** A wallet that is gone takes along what was said about it; what the user typed stays. */
export async function forgetServiceStatements(store: Store, wallet: string): Promise<Result<void, StoreError>> {
  const known = await store.statements.list('own');
  if (!known.ok) return known;
  const own = known.value.filter((each) => each.wallet === wallet && each.service !== undefined);
  return store.statements.keep(
    'own',
    [],
    own.map(({ id }) => id),
  );
}
