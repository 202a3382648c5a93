/** A list of an exchange that nobody knows, read by the mapping that the wizard proposes for it. */
import { importFiles } from '../import-files.ts';
import type { FeeAnswers, FileAnswers } from '../map/column-decisions.ts';
import { textPiece } from '../read/text-piece.ts';
import { textTable } from '../read/text-table.ts';
import { proposeMapping } from '../wizard/propose-mapping.ts';
import { saveMapping } from '../wizard/saved-mapping.ts';

export function proposeOwn(text: string) {
  const proposal = proposeMapping([textTable('own.csv', [textPiece(text)], text.includes(';') ? ';' : ',')]);
  if (proposal === undefined) throw new Error('no proposal');
  return proposal;
}

/** `kept`: what the mapping remembers. */
export async function readOwn(text: string, answers: FileAnswers = {}, kept: FeeAnswers = {}) {
  const { headerCells, definition } = proposeOwn(text);
  const mapping = saveMapping(headerCells, { definition: { ...definition, answers: kept } });
  const content = new TextEncoder().encode(text);
  const result = await importFiles([{ name: 'own.csv', content }], {
    mappings: [JSON.parse(JSON.stringify(mapping))],
    answers: { 'own.csv': { zone: 'UTC', ...answers } },
  });
  const [file] = result.files;
  return {
    ...result,
    waiting: (file?.issues ?? []).map(({ line, code, params }) => [line, code, params.fee]),
    asked: (file?.questions ?? []).filter(({ code }) => code !== 'zone'),
  };
}
