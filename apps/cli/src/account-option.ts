/** What is said of single files: `--account FILE=NAME`, which account it belongs to, and `--timezone FILE=ZONE`. */
import type { ImportOptions, InputFile } from '@cryptax/importers';
import { defined } from '@cryptax/kernel';
import { BadInput } from './bad-input.ts';

/** Longer names are no names; the ledger takes 200 characters. */
const LONGEST_NAME = 150;

/** The import's answers: the wallet of each file that was named. `inputs` are the files of `paths`, in the same order. */
export function accountAnswers(
  accounts: readonly string[],
  paths: readonly string[],
  inputs: readonly InputFile[],
): NonNullable<ImportOptions['answers']> {
  const answers: Record<string, { readonly wallet: string }> = {};
  for (const account of accounts) {
    const { path, name } = partsOf(account, paths);
    for (const [index, input] of inputs.entries()) if (paths[index] === path) answers[input.name] = { wallet: name };
  }
  return answers;
}

/** The zone of files that do not say theirs, and that of single files whatever they say. */
export function zoneAnswers(
  zones: readonly string[],
  paths: readonly string[],
  inputs: readonly InputFile[],
): Pick<ImportOptions, 'timezone'> & { readonly zones: NonNullable<ImportOptions['answers']> } {
  const byFile: Record<string, { readonly zone: string }> = {};
  let timezone: string | undefined;
  for (const text of zones) {
    const path = fileOf(text, paths);
    const zone = path === undefined ? text : text.slice(path.length + 1);
    checkZone(zone);
    if (path === undefined) timezone = zone;
    else for (const [index, input] of inputs.entries()) if (paths[index] === path) byFile[input.name] = { zone };
  }
  return { ...defined({ timezone }), zones: byFile };
}

/** A fixed offset, or a zone that the platform knows. */
function checkZone(zone: string): void {
  if (/^(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?$/i.test(zone)) return;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new BadInput(`the time zone "${zone}" is not known; write for example Europe/Berlin, UTC or +01:00`);
  }
}

/** What both options say, by file. */
export function joinAnswers(
  ...all: readonly NonNullable<ImportOptions['answers']>[]
): NonNullable<ImportOptions['answers']> {
  const names = new Set(all.flatMap((answers) => Object.keys(answers)));
  return Object.fromEntries(
    Array.from(names, (name) => [name, Object.assign({}, ...all.map((answers) => answers[name]))]),
  );
}

/** A file's name may hold an equals sign: the longest path that fits is meant. */
export function fileOf(text: string, paths: readonly string[]): string | undefined {
  return paths
    .filter((each) => text.startsWith(`${each}=`))
    .sort((a, b) => b.length - a.length)
    .at(0);
}

function partsOf(account: string, paths: readonly string[]): { readonly path: string; readonly name: string } {
  const path = fileOf(account, paths);
  if (path === undefined) {
    const isPair = account.includes('=');
    throw new BadInput(
      isPair
        ? `--account ${account}: none of the files is called ${account.slice(0, account.indexOf('='))}`
        : `--account ${account}: write FILE=NAME, for example --account kraken-2.csv="Kraken Anna"`,
    );
  }
  const name = account.slice(path.length + 1).trim();
  if (name === '') throw new BadInput(`--account ${account}: the name is empty`);
  if (name.length > LONGEST_NAME)
    throw new BadInput(`--account ${path}: the name is longer than ${LONGEST_NAME} characters`);
  if (/\p{Cc}/u.test(name)) throw new BadInput(`--account ${path}: the name holds a control character`);
  return { path, name };
}
