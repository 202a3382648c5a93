/** The files of an answer, the same for screen and command line: the letter with its annexes, or the tables alone. */
import type { RenderedFile } from '../render-report.ts';
import { answerCsv } from './answer-csv.ts';
import type { AnswerKit } from './answer-request.ts';
import { type AnswerPdfOptions, renderAnswerPdf } from './render-answer-pdf.ts';

export async function renderAnswer(
  kit: AnswerKit,
  format: 'pdf' | 'csv',
  options: AnswerPdfOptions,
): Promise<RenderedFile> {
  if (format === 'csv') {
    return { fileName: 'Anlagen_Finanzamt.zip', mediaType: 'application/zip', bytes: answerCsv(kit) };
  }
  const bytes = await renderAnswerPdf(kit, options);
  return { fileName: 'Antwort_Finanzamt.pdf', mediaType: 'application/pdf', bytes };
}
