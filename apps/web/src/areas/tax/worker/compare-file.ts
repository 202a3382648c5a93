/** Reads a report of somebody else and holds it against a loaded book. Loaded with the first file: most people have none. */
import { readGainReport, readStatement } from '@cryptax/importers';
import { berlinYearOf, compareText } from '@cryptax/kernel';
import { knownToken } from '@cryptax/ledger/token-names';
import { compareStatement, secondOpinion, transferSales, transferValues, type WalletInfo } from '@cryptax/tax-de';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { CompareChoice, Compared } from '../screen-types.ts';
import { walletInfos } from './beside-entries.ts';

export async function compareFile(
  loaded: LoadedBook,
  live: LiveLedger,
  file: File,
  { year: chosen, wallet }: CompareChoice,
): Promise<Compared> {
  const input = { name: file.name, size: file.size, content: file };
  const gains = await readGainReport(input);
  const events = loaded.valued;
  if (gains.ok) {
    const { sales, unread, tool, evidence, method, isEuroAssumed } = gains.value;
    const found = sales.map(({ soldOn }) => Number(soldOn.slice(0, 4)));
    const year = chosen ?? mostOf(found) ?? lastYear(loaded);
    const { match } = await taxSettings(live.store);
    const opinion = secondOpinion({ events, settings: match, year, theirs: sales, tickerOf });
    const about = { tool, evidence, method, isEuroAssumed };
    return { kind: 'gains', file: file.name, year, years: newestFirst([...found, year]), unread, about, opinion };
  }
  const statement = await readStatement(input);
  if (!statement.ok) {
    const isNeither = gains.error.code === 'file.no-gain-report' && statement.error.code === 'file.no-statement';
    const isOther = gains.error.code === 'file.no-gain-report' || gains.error.code === 'file.platform-statement';
    const { code, params } = isOther && !isNeither ? statement.error : gains.error;
    return { kind: 'unread', code, params };
  }
  const { sums, unread, platform, users, kind } = statement.value;
  const year = chosen ?? statement.value.year ?? lastYear(loaded);
  const wallets = walletsOf(loaded);
  const account = wallet ?? wallets.find(({ name }) => platform !== null && isNamed(name, platform))?.id ?? null;
  const accounts = account === null ? [] : accountsLike(account, wallets);
  const infos = withAccounts(walletInfos(loaded.wallets), accounts);
  const asked = transferSales(events, infos, year);
  const worth = asked.length === 0 ? [] : (await live.valuer.value(asked)).events;
  const values = new Map(transferValues(worth).map(({ eventId, valueEur }) => [eventId, valueEur]));
  const rows =
    account === null ? [] : compareStatement({ events, year, accounts, wallets: infos, values, lines: sums, tickerOf });
  const about = { kind, platform, users };
  return {
    kind: 'statement',
    file: file.name,
    year,
    years: newestFirst([...yearsOf(loaded), year]),
    unread,
    about,
    wallet: account,
    wallets,
    rows,
  };
}

/** Tokens of contracts by their symbol, as other programs list them. */
function tickerOf(asset: string): string {
  return (knownToken(asset)?.symbol ?? asset).toUpperCase();
}

/** All that entries name, also those that nobody has described. */
function walletsOf({ valued, wallets }: LoadedBook): readonly { readonly id: string; readonly name: string }[] {
  const names = new Map(wallets.map(({ id, name }) => [id, name]));
  const ids = [...new Set(valued.map(({ wallet }) => wallet))].sort(compareText);
  return ids.map((id) => ({ id, name: names.get(id) ?? id }));
}

const isNamed = (name: string, platform: string) => name.toLowerCase().includes(platform.toLowerCase());

/** Further accounts of the same platform carry its name with something behind it. */
function accountsLike(
  account: string,
  wallets: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  const own = wallets.find(({ id }) => id === account)?.name ?? account;
  return wallets.filter(({ id, name }) => id === account || name.startsWith(`${own} `)).map(({ id }) => id);
}

/** Whoever sent a statement is a platform, whatever is known of the wallet. */
function withAccounts(known: readonly WalletInfo[], accounts: readonly string[]): readonly WalletInfo[] {
  return [
    ...known.filter(({ wallet }) => !accounts.includes(wallet)),
    ...accounts.map((wallet): WalletInfo => ({ wallet, kind: 'exchange' })),
  ];
}

function mostOf(years: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const yearsOf = ({ valued }: LoadedBook) => valued.flatMap(({ at }) => berlinYearOf(at) ?? []);
const lastYear = (loaded: LoadedBook) => Math.max(...yearsOf(loaded));
const newestFirst = (years: readonly number[]) => [...new Set(years)].sort((a, b) => b - a);
