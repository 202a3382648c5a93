/**
 * How files of the build go over the wire: packed once, and not for every visitor anew. Brotli is what browsers take over https
 * and on this machine, gzip what is left. The strongest brotli takes twenty times as long, so only what a first visit loads gets it.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The entry, the public frame, the landing page and the styles, by the names of their chunks. */
const FIRST_VISIT = /(?:^|[/\\])(?:(?:index|public|public-layout|landing)-[\w-]+\.js|[\w-]+\.css|theme\.js)$/;

/** @param {Buffer} text */
export function asGzip(text) {
  return gzipSync(text, { level: 9 });
}

/**
 * @param {string} file its name decides how much time it is worth
 * @param {Buffer} text
 */
export function asBrotli(file, text) {
  const quality = FIRST_VISIT.test(file) ? 11 : 9;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params });
}
