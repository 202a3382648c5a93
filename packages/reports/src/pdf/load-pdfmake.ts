/** Large, so it is loaded with the first PDF. This build has no disk; the network is closed to it. */
export async function loadPdfmake() {
  const [{ default: pdfmake }, { default: fonts }] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    import('pdfmake/build/vfs_fonts.js'),
  ]);
  pdfmake.addVirtualFileSystem(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake;
}
