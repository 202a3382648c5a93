/** For tests elsewhere: reads finished files back with other programs than the ones that wrote them. */
export { barePdf } from './bare-pdf.ts';
export { pdfText } from './pdf-text.ts';
export { workbookRows } from './workbook-rows.ts';
export { zipTexts } from './zip-texts.ts';
