/** Files in the user's download folder. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun; the next task is late enough.
  setTimeout(() => URL.revokeObjectURL(address));
}

export function saveTextFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveFile(name, new Blob([text], { type }));
}
