/** A button that opens the file chooser, with what was chosen beside it; the browser's own field speaks the browser's language. */
import { useRef } from 'react';
import { Button } from './button.tsx';

export interface FilePickProps {
  readonly label: string;
  readonly note: string;
  /** Ending of the files, `.backup` unless told. */
  readonly accept?: string;
  readonly onPick: (file: File) => void;
}

export function FilePick({ label, note, accept = '.backup', onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onPick(file);
          target.value = '';
        }}
      />
      <span className="min-w-0 flex-1 basis-40 text-xs break-words text-ink-3">{note}</span>
    </div>
  );
}
