/**
 * The commands with their options, one function each. A command itself is loaded when it is called, so that `--help`
 * stays quick.
 */
import { Command, Option } from 'commander';
import type { CommandIo, ExitCode } from './command-io.ts';
import type { AddressOptions } from './commands/address.ts';
import type { AnswerOptions } from './commands/answer.ts';
import type { CompareOptions } from './commands/compare.ts';
import type { ComputeOptions } from './commands/compute.ts';
import type { DecodeOptions } from './commands/decode.ts';
import type { ImportCommandOptions } from './commands/import.ts';
import type { PlanOptions } from './commands/plan.ts';
import type { ReportOptions } from './commands/report.ts';
import type { TariffOptions } from './commands/tariff.ts';
import type { VerifyOptions } from './commands/verify.ts';
import type { YearsOptions } from './commands/years.ts';
import { accountOption, methodOption, pricesOption, scopeOption, zoneOption } from './shared-options.ts';
import { VERSION } from './version.ts';

/** Where a command reads and writes, and whom it tells how it ended. */
interface Run {
  readonly io: CommandIo;
  readonly exit: (code: ExitCode) => void;
}

export function createProgram(io: CommandIo, exit: (code: ExitCode) => void): Command {
  const program = new Command('cryptax')
    .description('German crypto tax from export files or a ledger file: exact, explained, on your own machine.')
    .version(VERSION, '-V, --version')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: () => undefined })
    .showSuggestionAfterError(true)
    .addHelpText('after', '\nExit code 0: done. 1: done, something needs review. 2: bad input, nothing written.');
  for (const add of COMMANDS) add(program, { io, exit });
  return program;
}

/** In the order of the help. */
const COMMANDS: readonly ((program: Command, run: Run) => void)[] = [
  addCompute,
  addImport,
  addPlan,
  addReport,
  addAnswer,
  addTariff,
  addVerify,
  addYears,
  addCompare,
  addDecode,
  addAddress,
];

function addCompute(program: Command, { io, exit }: Run): void {
  program
    .command('compute')
    .description('disposals with their lots, income, years, holdings and open points of a ledger file')
    .argument('<ledger>', 'ledger file (JSON)')
    .addOption(pricesOption())
    .addOption(methodOption())
    .addOption(scopeOption())
    .option('--json', 'print one JSON document')
    .action(async (ledger: string, options: ComputeOptions) => {
      const { compute } = await import('./commands/compute.ts');
      exit(await compute(ledger, options, io));
    });
}

function addImport(program: Command, { io, exit }: Run): void {
  program
    .command('import')
    .description('recognise export files, account for every row, and write them as one valued ledger')
    .argument('<files...>', 'exports of exchanges, wallets and tax tools (csv, xlsx, xls, zip), or ledger files')
    .option('--out <ledger>', 'write the merged ledger with euro values to this file')
    .addOption(zoneOption())
    .option('--format <id>', 'read all files in this format instead of recognising it')
    .addOption(accountOption())
    .addOption(pricesOption())
    .option('--json', 'print one JSON document')
    .action(async (files: string[], options: ImportCommandOptions) => {
      const { importCommand } = await import('./commands/import.ts');
      exit(await importCommand(files, options, io));
    });
}

function addPlan(program: Command, { io, exit }: Run): void {
  program
    .command('plan')
    .description('tax of a sale under each strategy, the lowest possible, and the lots to sell')
    .argument('<ledger>', 'ledger file (JSON)')
    .requiredOption('--sell <eur>', 'amount to sell, spread over all coins by value')
    .requiredOption('--date <day>', 'day of the sale, for example 2026-11-01')
    .addOption(
      pricesOption('JSON object with one euro price per coin, own closes (CSV) or price packs').makeOptionMandatory(),
    )
    .option('--profile <file>', 'tax profile (JSON); without taxable income the tax is a rough estimate')
    .option('--wallet <name>', 'sell from that wallet alone')
    .option('--apply <n>', 'write the first n lot parts of the plan as sales that name their lots (with --out)')
    .option('--out <file>', 'ledger file for --apply')
    .option('--scenarios', 'also under laws that do not exist: no holding period, a flat rate, another limit')
    .addOption(methodOption())
    .addOption(scopeOption())
    .option('--json', 'print one JSON document')
    .action(async (ledger: string, options: PlanOptions) => {
      const { planCommand } = await import('./commands/plan.ts');
      exit(await planCommand(ledger, options, io));
    });
}

function addReport(program: Command, { io, exit }: Run): void {
  program
    .command('report')
    .description('the report of a tax year from a ledger or from export files, as PDF, XLSX, CSV, XML and JSON')
    .argument('<files...>', 'one ledger file (JSON), or exports of exchanges and wallets')
    .requiredOption('--year <year>', 'tax year, 2013 to 2026; several as 2022,2024 or 2021-2024')
    .addOption(methodOption())
    .addOption(scopeOption())
    .option('--profile <file>', 'tax profile (JSON); without taxable income the tax is a rough estimate')
    .option('--spouse <ledger>', 'ledger of the spouse: joint assessment, files of person B get -b in their name')
    .option('--spouse-profile <file>', 'tax profile of the spouse (JSON)')
    .option('--spouse-name <name>', 'name of the spouse on the cover')
    .option('--pdf <file>', 'write the whole report')
    .option('--xlsx <file>', 'write a workbook with a sheet per part')
    .option('--csv <file>', 'write one line per lot part')
    .option('--xml <file>', 'write the form values in our own schema')
    .option('--wiso <file>', 'write the list of disposals for WISO Steuer')
    .option('--elster <file>', 'write the sheet where to type what in ELSTER (PDF)')
    .option('--out <file>', 'write the report as JSON, which verify reads')
    .addOption(new Option('--lang <language>', 'language of the files').choices(['de', 'en']).default('de'))
    .option('--name <name>', 'name of the taxpayer on the cover')
    .option('--date <day>', 'day of the report (default: today)')
    .addOption(zoneOption())
    .option('--platform <wallet...>', 'wallets that are accounts at a platform, where their files do not say so')
    .option('--own-wallet <wallet...>', 'wallets that no platform holds')
    .addOption(accountOption())
    .addOption(pricesOption())
    .option('--json', 'print the report as one JSON document')
    .action(async (files: string[], options: ReportOptions) => {
      const { reportCommand } = await import('./commands/report.ts');
      exit(await reportCommand(files, options, io));
    });
}

function addAnswer(program: Command, { io, exit }: Run): void {
  program
    .command('answer')
    .description(
      'the answer to a letter from the tax office: letter, index of annexes, tables, deadline, what is missing',
    )
    .argument('<files...>', 'one ledger file (JSON), or exports of exchanges and wallets')
    .requiredOption('--year <years>', 'years asked about: 2024, 2022,2024 or 2021-2024')
    .requiredOption('--out <folder>', 'folder for the letter (PDF), the tables (CSV) and the deadline (ICS)')
    .option('--ask <point...>', 'points asked for, such as disposals, balances, money (default: all but documents)')
    .option('--wallet <name...>', 'only these wallets and platforms (default: all)')
    .option('--of-address <address...>', 'only entries that name these own addresses, beside those wallets')
    .option('--office <name>', 'tax office that asks')
    .option('--reference <text>', 'reference on the letter')
    .option('--tax-number <number>', 'tax number')
    .option('--written <day>', 'day of the letter, for example 2027-08-02')
    .option('--deadline <day>', 'day until which the office expects the answer')
    .option('--name <name>', 'name of the sender')
    .option('--address <line...>', 'address of the sender, one line each')
    .option('--profile <file>', 'tax profile (JSON)')
    .option('--platform <wallet...>', 'wallets that are accounts at a platform, where their files do not say so')
    .option('--own-wallet <wallet...>', 'wallets that no platform holds')
    .option('--date <day>', 'day of the answer (default: today)')
    .addOption(methodOption())
    .addOption(scopeOption())
    .addOption(pricesOption())
    .option('--json', 'print annexes and what is missing as one JSON document')
    .action(async (files: string[], options: AnswerOptions) => {
      const { answerCommand } = await import('./commands/answer.ts');
      exit(await answerCommand(files, options, io));
    });
}

function addTariff(program: Command, { io, exit }: Run): void {
  program
    .command('tariff')
    .description('income tax (section 32a EStG), solidarity surcharge and church tax')
    .option('--year <year>', 'tax year, 2013 to 2026')
    .option('--income <eur>', 'taxable income in euros, for example 50000 or 50000.50')
    .option('--joint', 'joint assessment (splitting)')
    .option('--church <percent>', 'church tax rate, 8 or 9')
    .option('--batch <file>', 'one JSON object {year, income, joint, church?} per line; needs --json')
    .option('--json', 'print one JSON document')
    .action(async (options: TariffOptions) => {
      const { tariffCommand } = await import('./commands/tariff.ts');
      exit(await tariffCommand(options, io));
    });
}

function addVerify(program: Command, { io, exit }: Run): void {
  program
    .command('verify')
    .description('recompute a sealed report and say whether every figure and hash agrees')
    .argument('<report>', 'report file (JSON or the PDF of the whole report, which carries its ledger)')
    .argument('[ledger]', 'ledger file (JSON); not for a PDF')
    .option('--spouse <ledger>', 'ledger of the spouse, for a report of a couple')
    .addOption(pricesOption('own prices that the report was made with'))
    .option('--json', 'print one JSON document')
    .action(async (report: string, ledger: string | undefined, options: VerifyOptions) => {
      const { verify } = await import('./commands/verify.ts');
      exit(await verify(report, ledger, options, io));
    });
}

function addYears(program: Command, { io, exit }: Run): void {
  program
    .command('years')
    .description(
      'past years side by side: declared, computed, tax and interest of the difference, how long they stay open',
    )
    .argument('<ledger>', 'ledger file (JSON)')
    .requiredOption('--profile <file>', 'tax profile (JSON) with the taxable income of each year')
    .requiredOption('--effective <day>', 'day on which corrected assessments would take effect, for example 2027-03-15')
    .option('--paid <day>', 'day of payment, for the interest on evaded tax (default: the effective day)')
    .option(
      '--declared <file>',
      'what was declared (JSON): {"2022": {"privateSales": "1250.00", "income": "0", "filedIn": 2023}}',
    )
    .addOption(methodOption())
    .addOption(scopeOption())
    .option('--json', 'print one JSON document')
    .action(async (ledger: string, options: YearsOptions) => {
      const { years } = await import('./commands/years.ts');
      exit(await years(ledger, options, io));
    });
}

function addCompare(program: Command, { io, exit }: Run): void {
  program
    .command('compare')
    .description(
      "another program's gain report, or a platform's statement (DAC8), held against a ledger, each difference by its cause",
    )
    .argument('<ledger>', 'ledger file (JSON)')
    .argument('<report>', 'gain report (CSV, Excel) or statement of a platform (CSV, Excel, XML)')
    .option('--year <year>', 'year to compare (default: that of the report)')
    .option(
      '--wallet <name...>',
      'wallets of the ledger that are accounts at the platform (default: those named like it)',
    )
    .addOption(methodOption())
    .addOption(scopeOption())
    .option('--pdf <file>', 'write the comparison as a German PDF')
    .option('--json', 'print one JSON document')
    .action(async (ledger: string, report: string, options: CompareOptions) => {
      const { compare } = await import('./commands/compare.ts');
      exit(await compare(ledger, report, options, io));
    });
}

function addDecode(program: Command, { io, exit }: Run): void {
  program
    .command('decode')
    .description('what a call to a smart contract does and how German tax law treats it')
    .requiredOption('--to <address>', 'contract that was called')
    .requiredOption('--input <data>', 'input data of the transaction (0x...)')
    .option('--chain <id>', 'chain id (EIP-155)', '1')
    .option('--json', 'print one JSON document')
    .action(async (options: DecodeOptions) => {
      const { decodeCommand } = await import('./commands/decode.ts');
      exit(await decodeCommand(options, io));
    });
}

function addAddress(program: Command, { io, exit }: Run): void {
  program
    .command('address')
    .description('chains an address is valid for, with its checksum verified')
    .argument('<address>', 'address of a wallet')
    .option('--json', 'print one JSON document')
    .action(async (address: string, options: AddressOptions) => {
      const { addressCommand } = await import('./commands/address.ts');
      exit(await addressCommand(address, options, io));
    });
}
