/** A recovery code or kit, shown once it is made: to save, to print, and to be put away before the dialog can be left. */
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from './save-file.ts';

interface CodeDialogProps {
  readonly code: string;
  /** As it is saved and printed. */
  readonly text: string;
  readonly fileName: string;
  readonly words: Readonly<Record<'title' | 'line' | 'save' | 'print' | 'kept' | 'done', string>>;
  readonly onClose: () => void;
}

export function CodeDialog({ code, text, fileName, words, onClose }: CodeDialogProps) {
  const [isKept, setKept] = useState(false);
  const save = () => saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return (
    <Dialog
      onClose={() => isKept && onClose()}
      hideClose
      persistent
      title={words.title}
      description={words.line}
      footer={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-3.5">
        <code className="rounded-lg bg-sunken px-4 py-3 text-center font-mono text-sm leading-6 break-words">
          {code}
        </code>
        <div className="flex flex-wrap gap-2">
          <Button icon={Download} onClick={save}>
            {words.save}
          </Button>
          <Button icon={Printer} onClick={() => printText(words.title, text)}>
            {words.print}
          </Button>
        </div>
        <Checkbox checked={isKept} onCheckedChange={(value) => setKept(value === true)} label={words.kept} />
      </div>
    </Dialog>
  );
}

/** Prints a page of plain text from a frame of its own: what is around it on the screen and the page's colours stay out of it. */
function printText(title: string, text: string): void {
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
