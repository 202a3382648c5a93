/** The report of one person and year, for every command that needs one, and how certain its years are. */
import { berlinDay, defined, formatDay, type Instant, parseDay, parseInstant, type Result } from '@cryptax/kernel';
import {
  buildTaxYearReport,
  type Certainty,
  loadEngine,
  type ReportError,
  type ReportPerson,
  type TaxYearReport,
  transferSales,
  transferValues,
  yearEndSales,
  yearEndValues,
} from '@cryptax/tax-de';
import { BadInput } from './bad-input.ts';
import { certaintyFor } from './certainty.ts';
import type { CommandIo } from './command-io.ts';
import type { OwnPrices } from './own-prices.ts';
import type { ReportedPerson } from './report-persons.ts';
import { type MethodOptions, settingsFor } from './settings-for.ts';
import { valueEvents } from './value-events.ts';
import { walletKinds } from './wallet-kinds.ts';

export interface MakeOptions extends MethodOptions {
  readonly date?: string;
  readonly platform?: readonly string[];
  readonly ownWallet?: readonly string[];
}

export function certaintyOfPerson(
  { ledger, profile }: ReportedPerson,
  options: MethodOptions,
  own: OwnPrices,
): Promise<Certainty> {
  const { events, rules, unreadRows: unread, issues: found } = ledger;
  const settings = settingsFor(rules, options);
  return certaintyFor({ events, settings, unread, found, own, profile });
}

/** What all reports of one run share. */
interface Frame {
  readonly persons: readonly ReportedPerson[];
  readonly own: OwnPrices;
  /** What a letter says about the sender beside the name. */
  readonly sender?: Omit<ReportPerson, 'role' | 'name'>;
}

export async function makeReport(
  year: number,
  person: ReportedPerson,
  { persons, own, sender = {} }: Frame,
  options: MakeOptions,
  io: CommandIo,
): Promise<Result<TaxYearReport, ReportError>> {
  const spouse = persons.find((other) => other !== person) ?? null;
  const { ledger, profile, role, name } = person;
  const settings = settingsFor(ledger.rules, options);
  const wallets = walletKinds(ledger.events, { exchange: options.platform, wallet: options.ownWallet });
  const held = yearEndSales(loadEngine(ledger.events, settings), settings.scope, year, berlinDay(io.now()));
  const asked = [...held, ...transferSales(ledger.events, wallets, year)];
  const worth = asked.length === 0 ? [] : (await valueEvents(asked, own)).events;
  return buildTaxYearReport({
    year,
    person: { role, ...defined({ name }), ...sender },
    settings,
    profile,
    generatedAt: momentOf(options.date, io.now()),
    wallets,
    manualChanges: [],
    unreadRows: ledger.unreadRows,
    spouse: spouse === null ? null : spouseFrame(spouse, options),
    yearEnd: yearEndValues(worth),
    transferValues: transferValues(worth),
    events: ledger.events,
    spouseEvents: spouse?.ledger.events,
  });
}

/** A name with a typing error would leave the wallet undescribed without a word. */
export function refuseUnknownWallets(persons: readonly ReportedPerson[], named: readonly string[]): void {
  const names = new Set(
    persons.flatMap(({ ledger }) =>
      ledger.events.flatMap((event) => (event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet])),
    ),
  );
  const unknown = named.find((wallet) => !names.has(wallet));
  if (unknown !== undefined) throw new BadInput(`the wallet "${unknown}" is not in the ledger`);
}

function spouseFrame({ name, ledger, profile }: ReportedPerson, options: MethodOptions) {
  return { ...defined({ name }), settings: settingsFor(ledger.rules, options), profile };
}

/** Without a date the noon of today in Berlin: the same ledger gives the same files all day. */
function momentOf(text: string | undefined, now: Instant): string {
  if (text === undefined) return `${formatDay(berlinDay(now))}T12:00:00Z`;
  if (parseDay(text).ok) return `${text}T12:00:00Z`;
  if (parseInstant(text).ok) return text;
  throw new BadInput(`--date: "${text}" is not a day such as 2025-05-02`);
}
