import type { Bytes } from '@cryptax/kernel';

/** SHA-256 as lower-case hex; tests count the calls. */
export type Digest = (bytes: Bytes) => Promise<string>;
