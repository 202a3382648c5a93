/**
 * Every sentence of the command line that is not help: codes and parameters come in, English text goes out. Open points
 * have the words of `packages/messages`; here are those about the files that a command was given.
 */
import type { Issue } from '@cryptax/kernel';
import type { LedgerFileError, LedgerFileErrorCode } from '@cryptax/ledger';
import { messageText } from '@cryptax/messages';
import type { TariffError } from '@cryptax/tax-de';
import { readable } from './output/readable.ts';

const LEDGER_FILE: Readonly<Record<LedgerFileErrorCode, string>> = {
  'json.malformed': 'not valid JSON at line {line}, column {column}: unexpected {found}',
  'json.too-large': 'too large to read',
  'file.not-an-object': 'not a ledger file: the JSON is not an object',
  'file.unknown-format': 'not a ledger file: format is "{value}", expected "{expected}"',
  'file.unknown-version': 'ledger file version "{value}" is not known, expected {expected}',
  'file.too-many-events': 'more than {limit} entries',
  'file.too-many-errors': 'more than {limit} problems',
  'event.duplicate-id': 'id "{id}" is already used by {first}',
  'event.fee-eats-all': 'the fee of {fee} {asset} leaves nothing of the {amount} {asset} received',
  'event.fork-of-itself': 'the new coin of a fork cannot be {asset} itself',
  'event.open-needs-one-side': 'an open movement has either `in` or `out`',
  'event.zero-cost-with-value': 'an assumption at zero cost has the value {value}',
  'field.missing': 'is missing',
  'field.wrong-type': 'must be {expected}',
  'field.unknown-value': '"{value}" is not known, allowed are {allowed}',
  'field.unexpected': 'has no meaning for an entry of kind {kind}',
  'rule.unknown': 'is not a rule, known are {allowed}',
  'text.empty': 'is empty',
  'text.too-long': 'is longer than {limit} characters',
  'text.control-character': 'has a control character',
  'text.outer-space': 'begins or ends with a space',
  'decimal.not-text': 'must be text, write "{value}" in quotes',
  'decimal.malformed': '"{value}" is not a plain decimal such as 0.015',
  'decimal.negative': 'must not be negative, but is {value}',
  'decimal.zero': 'must be more than zero',
  'decimal.too-long': 'has too many digits',
  'asset.fiat': '{asset} is a national currency, not a coin; give its euro value in valueEur',
  'asset.not-fiat': '{asset} is not a currency; a money entry can only hold money',
  'list.empty': 'is an empty list',
  'list.too-long': 'has more than {limit} entries',
  'list.repeated': 'names something twice',
  'number.not-a-line': 'must be a line number from 1',
  'time.malformed': '"{value}" is not a moment such as 2024-03-01T23:00:00Z',
  'time.out-of-range': '"{value}" does not exist in the calendar',
  'time.finer-than-second': '"{value}" is finer than a second',
  'time.after-event': '{value} is later than the entry at {at}',
};

export function ledgerFileMessage(error: LedgerFileError): string {
  const params = error.code === 'json.malformed' ? { ...error.params, found: found(error.params.found) } : error.params;
  const sentence = fill(LEDGER_FILE[error.code], params);
  const event = error.eventId === undefined ? '' : ` (entry ${error.eventId})`;
  return error.path === '' || error.code.startsWith('file.') ? sentence : `${error.path}${event}: ${sentence}`;
}

export function tariffMessage(error: TariffError): string {
  switch (error.code) {
    case 'tax.year-unknown':
      return `no tariff is known for the year ${error.year}`;
    case 'tariff.income-malformed':
      return `the income "${error.text}" is not a decimal such as 50000 or 50000.50`;
    case 'tariff.church-unknown':
      return `the church tax rate is 8 or 9, not "${error.rate}"`;
  }
}

/** Failures of the file system; the operating system's own words only where nothing better is known. */
const FILE_FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'is a folder, not a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk may not be written',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text',
};

export function fileFailure(error: unknown, deed: 'read' | 'written'): string {
  if (!(error instanceof Error)) return `cannot be ${deed}`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOENT' && deed === 'written') return 'there is no such folder';
  if (code === 'EACCES' || code === 'EPERM') return `may not be ${deed}`;
  return FILE_FAILURES[code] ?? `cannot be ${deed} (${error.message})`;
}

/** An open point in words; sizes in bytes, everything else as the program has it. */
export function issueMessage({ code, params }: Pick<Issue, 'code' | 'params'>): string {
  const show = (name: string, value: string) => (name === 'bytes' ? `${value} bytes` : value);
  return readable(messageText(code, params, { locale: 'en', reads: 'command-line', show }));
}

function fill(sentence: string, params: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '?');
}

function found(character: string | undefined): string {
  return character === undefined || character === '' ? 'end of file' : JSON.stringify(character);
}
