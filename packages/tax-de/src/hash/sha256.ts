/**
 * SHA-256 (FIPS 180-4), incremental. Written here because this package is pure: Node's crypto is not in a browser,
 * and the browser's is asynchronous, which would make building a report asynchronous everywhere. It seals reports
 * against mistakes and quiet edits; it guards no secret. Tested with the NIST vectors.
 */
import { utf8 } from './utf8.ts';

const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

/** Fractional parts of the cube roots of the first 64 primes. */
const K = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const BLOCK = 64;

export class Sha256 {
  readonly #state = Int32Array.from(INITIAL);
  readonly #block = new Uint8Array(BLOCK);
  readonly #schedule = new Int32Array(64);
  #filled = 0;
  #length = 0;

  update(text: string): this {
    return this.updateBytes(utf8(text));
  }

  updateBytes(bytes: Uint8Array): this {
    this.#length += bytes.length;
    let offset = 0;
    while (offset < bytes.length) {
      if (this.#filled === 0 && bytes.length - offset >= BLOCK) {
        compress(this.#state, this.#schedule, bytes, offset);
        offset += BLOCK;
        continue;
      }
      const take = Math.min(BLOCK - this.#filled, bytes.length - offset);
      this.#block.set(bytes.subarray(offset, offset + take), this.#filled);
      this.#filled += take;
      offset += take;
      if (this.#filled === BLOCK) this.#flush();
    }
    return this;
  }

  /** Ends the message and gives the hash as 64 lower-case hex digits. */
  digest(): string {
    const bits = this.#length * 8;
    this.#block.fill(0, this.#filled);
    this.#block[this.#filled] = 0x80;
    if (this.#filled >= BLOCK - 8) {
      this.#flush();
      this.#block.fill(0);
    }
    const view = new DataView(this.#block.buffer);
    view.setUint32(BLOCK - 8, Math.floor(bits / 0x1_0000_0000));
    view.setUint32(BLOCK - 4, bits >>> 0);
    this.#flush();
    return Array.from(this.#state, (part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #flush(): void {
    compress(this.#state, this.#schedule, this.#block, 0);
    this.#filled = 0;
  }
}

export function sha256(text: string): string {
  return new Sha256().update(text).digest();
}

/** One block of 64 bytes: message schedule, then 64 rounds. Written out: calls in here would cost half the speed. */
function compress(state: Int32Array, w: Int32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0, at = offset; i < 16; i++, at += 4) {
    w[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  mix(state, w);
}

function mix(state: Int32Array, w: Int32Array): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + big1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}
