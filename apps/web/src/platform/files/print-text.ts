/** Prints a page of plain text from a frame of its own: what is around it on the screen and the page's colours stay out of it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentWindow;
  if (sheet === null) {
    frame.remove();
    return;
  }
  sheet.document.title = title;
  const block = sheet.document.createElement('pre');
  block.textContent = text;
  sheet.document.body.append(block);
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.print();
}
