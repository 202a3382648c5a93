/** Options that several commands take, so that each means the same everywhere. */
import { InvalidArgumentError, Option } from 'commander';

/** Written out, because importing the ledger here would load it for `--help` too; a test compares them. */
export const METHOD_CHOICES: readonly string[] = ['fifo', 'lifo', 'hifo', 'lofo', 'average'];
export const SCOPE_CHOICES: readonly string[] = ['wallet', 'global'];

export function pricesOption(description = 'own closes (CSV date,symbol,close,currency) or price packs'): Option {
  return new Option('--prices <file...>', description);
}

export function accountOption(): Option {
  return new Option(
    '--account <file=name>',
    'account that a file belongs to; may be given for several files',
  ).argParser((value: string, given: readonly string[] = []) => [...given, value]);
}

export function zoneOption(): Option {
  return new Option(
    '--timezone <zone>',
    'zone of files that do not say theirs (default: Europe/Berlin, with a remark), or FILE=ZONE for one file whatever it says',
  ).argParser((value: string, given: readonly string[] = []) => [...given, value]);
}

export function methodOption(): Option {
  return choiceOption(
    '--method <method>',
    'order in which lots are used (default: the file, else fifo)',
    METHOD_CHOICES,
  );
}

export function scopeOption(): Option {
  return choiceOption(
    '--scope <scope>',
    'lots per wallet or over all wallets (default: the file, else wallet)',
    SCOPE_CHOICES,
  );
}

/** Commander's own choices know no other case. */
function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).argParser((text: string) => {
    const choice = text.toLowerCase();
    if (choices.includes(choice)) return choice;
    throw new InvalidArgumentError(`Allowed are ${choices.join(', ')}.`);
  });
}
