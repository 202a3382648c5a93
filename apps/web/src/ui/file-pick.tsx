/**
 * Choosing a file: a button that opens the chooser, with what was chosen beside it (the browser's own field speaks the
 * browser's language), and a place to drop one on.
 */
import { useRef } from 'react';
import { Button } from './button.tsx';

interface FilePickProps {
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

/** A place to drop one file on; the button inside does the same, so dropping is never the only way. */
export function FileDrop({ onPick, isBusy, ...pick }: FilePickProps & { readonly isBusy: boolean }) {
  const take = (file: File | undefined) => {
    if (file !== undefined && !isBusy) onPick(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file on; the button inside does the same
    <div
      className="mt-3.5 rounded-lg border border-dashed border-line-strong px-4 py-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <FilePick {...pick} onPick={take} />
    </div>
  );
}
