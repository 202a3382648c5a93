/**
 * Every sentence of the command line that is not help: codes and parameters come in, English text goes out.
 * `{name}` is filled from the parameters.
 */
import type { Issue } from '@cryptax/kernel';
import type { LedgerFileError, LedgerFileErrorCode } from '@cryptax/ledger';
import type { TariffError } from '@cryptax/tax-de';

const LEDGER_FILE: Readonly<Record<LedgerFileErrorCode, string>> = {
  'json.malformed': 'not valid JSON at line {line}, column {column}: unexpected {found}',
  'json.too-large': 'too large to read',
  'file.not-an-object': 'not a ledger file: the JSON is not an object',
  'file.unknown-format': 'not a ledger file: format is "{value}", expected "{expected}"',
  'file.unknown-version': 'ledger file version "{value}" is not known, expected {expected}',
  'file.too-many-events': 'more than {limit} events',
  'file.too-many-errors': 'more than {limit} problems',
  'event.duplicate-id': 'id "{id}" is already used by {first}',
  'event.fee-eats-all': 'the fee of {fee} {asset} leaves nothing of the {amount} {asset} received',
  'event.fork-of-itself': 'the new coin of a fork cannot be {asset} itself',
  'event.zero-cost-with-value': 'an assumption at zero cost has the value {value}',
  'field.missing': 'is missing',
  'field.wrong-type': 'must be {expected}',
  'field.unknown-value': '"{value}" is not known, allowed are {allowed}',
  'field.unexpected': 'has no meaning for an event of kind {kind}',
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
  'asset.fiat': '{asset} is money of a state, not a coin; give its euro value in valueEur',
  'list.empty': 'is an empty list',
  'list.too-long': 'has more than {limit} entries',
  'list.repeated': 'names something twice',
  'number.not-a-line': 'must be a line number from 1',
  'time.malformed': '"{value}" is not a moment such as 2024-03-01T23:00:00Z',
  'time.out-of-range': '"{value}" does not exist in the calendar',
  'time.finer-than-second': '"{value}" is finer than a second',
  'time.after-event': '{value} is later than the event at {at}',
};

export function ledgerFileMessage(error: LedgerFileError): string {
  const params = error.code === 'json.malformed' ? { ...error.params, found: found(error.params.found) } : error.params;
  const sentence = fill(LEDGER_FILE[error.code], params);
  const event = error.eventId === undefined ? '' : ` (event ${error.eventId})`;
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

const ISSUES: Readonly<Record<string, string>> = {
  'ledger.unknown-field': 'the field {field} is not known and was left aside ({count} times)',
  'missing-acquisition':
    '{missing} of {amount} {asset} in {wallet} have no recorded acquisition ({available} available); nothing was booked',
  'missing-value': 'no euro value ({field}); the event is left out until it has one',
  'unknown-lot': 'the named lot {lotId} is not held in {asset}, {wallet}; nothing was booked',
  'fiat-leg': '{asset} is money of a state, not a coin; the event is left out',
  'malformed-event': '{field} "{text}" cannot be read; the event is left out',
  'zero-amount': 'a quantity of 0 {asset}; the event is left out',
  'fee-exceeds-amount':
    'the fee of {fee} {asset} leaves nothing of the {amount} {asset} received; the event is left out',
  'fee-without-effect': 'the fee of {fee} has no effect on the tax of such an event',
  'duplicate-event-id': 'another event has the same id; this one is left out',
  'fork-without-lots': 'a fork of {asset}, but {wallet} holds none; no coins were booked',
  'fork-price-missing': 'without both prices at the fork all cost stays with the old coin, {asset} has none',
  'method-switch-refused':
    '{asset} in {wallet} keeps the method {keeps}: {held} are still held, so {method} cannot begin',
  'utc-berlin-day-differs': 'the day in Berlin decides ({effect}); the UTC day would give another result',
  'short-sale-open': '{amount} {asset} sold short in {wallet} are not covered yet; the result counts when they are',
  'open-law-choice': 'the law is open for this ({nature}); the settings treat it as {treatment}',
  'assumed-acquisition': '{amount} {asset} rest on an assumption ({basis})',
  'mining-may-be-business': 'mining may be a business (section 15 EStG); it is computed as other income here',
  'tax.year-unknown': 'no tax rules are known for the year {year}; it is not assessed',
  'tax.carry-back-refused': 'the loss of {year} cannot be carried back ({law})',
  'plan.price-missing': 'no price of {asset} was given; it is left out of the sale',
  'plan.sells-all': 'there is less than that to sell: everything is sold for {sold} EUR',
  'plan.later-events': '{count} events lie after the day of the sale and were left out',
  'plan.law-assumed': 'no law is known for {year} yet; the rules of {lawYear} were used',
  'price.not-found': 'no price of {asset} on {day} is known; {part} has no euro value',
  'price.no-rate': 'no ECB rate of {asset} on {day} is known; {part} has no euro value',
  'price.rate-limited': 'the price of {asset} on {day} could not be asked for; {part} has no euro value',
  'price.jump': 'the price of {asset} on {day} is far away from the days around it',
  'price.second-source': 'two sources differ about the price of {asset} on {day}',
  'price.legs-differ': 'the two sides of the swap are worth {in} and {out} EUR',
  'price.trade-off-market':
    "the trade's own price of {asset}, {price} EUR, is far away from {secondPrice} EUR on {day} ({second})",
  'price.rate-hole': 'the ECB rate of {currency} for {day} is missing; the one of {published} was used',
  'price.peg-broken': '{asset} was worth {price} EUR on {day}, away from its peg; that price was used',
  'price.ambiguous-symbol': '{asset} can mean more than one coin ({ambiguity})',
};

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

/** Parts of an event that a price is for. */
const PARTS: Readonly<Record<string, string>> = {
  value: 'the event',
  in: 'the coin received',
  out: 'the coin given',
  fee: 'the fee',
};

/** An issue in words; a code without a sentence shows itself and its parameters rather than nothing. */
export function issueMessage(issue: Pick<Issue, 'code' | 'params'>): string {
  const sentence = ISSUES[issue.code];
  const part = PARTS[issue.params.part ?? ''];
  if (sentence !== undefined) return fill(sentence, part === undefined ? issue.params : { ...issue.params, part });
  const details = Object.entries(issue.params).map(([name, value]) => `${name} ${value}`);
  return [issue.code, ...details].join(', ');
}

function fill(sentence: string, params: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '?');
}

function found(character: string | undefined): string {
  return character === undefined || character === '' ? 'end of file' : JSON.stringify(character);
}
