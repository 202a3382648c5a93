/** gzip by the browser's own streams. */
type Bytes = Uint8Array<ArrayBuffer>;

export function canCompress(): boolean {
  return typeof CompressionStream !== 'undefined';
}

export async function gzip(parts: readonly Bytes[]): Promise<Bytes> {
  // Written to the stream itself: a file of 100,000 rows has 250 blocks, and a Blob for each goes through another process.
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  const written = [...parts.map((part) => writer.write(part)), writer.close()];
  const bytes = await new Response(readable).arrayBuffer();
  await Promise.all(written);
  return new Uint8Array(bytes);
}

/** For bytes of our own making; what comes from outside is unpacked with a bound (`readLines`). */
export async function gunzip(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
