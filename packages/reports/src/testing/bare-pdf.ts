/** The cells of a report written by PDFKit alone, one text each and nothing else: what the writer's time is measured against. */
import type { TaxYearReport } from '@cryptax/tax-de';
import { annualDocument } from '../pdf/documents.ts';
import { loadPdfkit } from '../pdf-writer/load-pdfkit.ts';

const [LINE, TOP, BOTTOM, LEFT] = [12, 66, 530, 45];

export async function barePdf(report: TaxYearReport): Promise<number> {
  const { PDFDocument, fonts } = await loadPdfkit();
  const document = new PDFDocument({ font: fonts.regular, size: 'A4', layout: 'landscape', margin: 0, fontSize: 7 });
  let bytes = 0;
  document.push = (chunk) => {
    bytes += chunk?.length ?? 0;
    return true;
  };
  document.fontSize(7);
  let y = TOP;
  for (const block of annualDocument(report, 'de').blocks) {
    if (block.kind !== 'table') continue;
    const step = 740 / block.columns.length;
    for (let index = 0; index < block.length; index++) {
      if (y > BOTTOM) {
        document.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
        y = TOP;
      }
      block.row(index).forEach((cell, column) => {
        if (cell !== '') document.text(cell.replace('\n', ' '), LEFT + column * step, y, { lineBreak: false });
      });
      y += LINE;
    }
  }
  document.end();
  return bytes;
}
