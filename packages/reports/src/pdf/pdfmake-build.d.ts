/** The two files of pdfmake that we use; the package ships no types. */
declare module 'pdfmake/build/pdfmake.min.js' {
  const pdfmake: {
    addVirtualFileSystem(files: Readonly<Record<string, string>>): void;
    setUrlAccessPolicy(allow: (url: string) => boolean): void;
    setProgressCallback(callback: ((share: number) => void) | undefined): void;
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
  };
  export = pdfmake;
}

declare module 'pdfmake/build/vfs_fonts.js' {
  const files: Readonly<Record<string, string>>;
  export = files;
}
