/** A place to drop one file on; the button inside does the same, so dropping is never the only way. */
import { FilePick, type FilePickProps } from '../../../ui/file-pick.tsx';

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
