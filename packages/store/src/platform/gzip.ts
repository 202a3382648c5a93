/** gzip by the browser's own streams. */
type Bytes = Uint8Array<ArrayBuffer>;

export function canCompress(): boolean {
  return typeof CompressionStream !== 'undefined';
}

export async function gzip(parts: readonly Bytes[]): Promise<Bytes> {
  const stream = new Blob([...parts]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** For bytes of our own making; what comes from outside is unpacked with a bound (`readLines`). */
export async function gunzip(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
