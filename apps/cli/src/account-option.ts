/** `--account FILE=NAME`: which account a file belongs to; two accounts of one exchange are two wallets. */
import type { ImportOptions, InputFile } from '@cryptax/importers';
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

/** A file's name may hold an equals sign: the longest path that fits is meant. */
function partsOf(account: string, paths: readonly string[]): { readonly path: string; readonly name: string } {
  const path = paths
    .filter((each) => account.startsWith(`${each}=`))
    .sort((a, b) => b.length - a.length)
    .at(0);
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
