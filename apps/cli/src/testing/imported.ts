/** Imports files of memory and gives back the document beside what the command said. */
import { type Files, run } from './run.ts';

export const imported = async (argv: readonly string[], files: Files) => {
  const ran = await run(['import', ...argv, '--json'], files);
  return { ...ran, document: JSON.parse(ran.out) };
};
