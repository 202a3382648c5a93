/** Where the client finds the server: `createClient(origin + API_PATH, PUBLIC_KEY)`. */

/** Everything the server answers itself lies below this path; all other paths are the web app. */
export const API_PATH = '/api';

/**
 * The key that every client sends. It opens nothing: rights come from the user's token. With this prefix the client
 * library sends it as `apikey` only, never as a token.
 */
export const PUBLIC_KEY = 'sb_publishable_cryptax';

/** Names a browser that has signed in before, in requests and answers of the auth calls. It opens nothing. */
export const DEVICE_HEADER = 'X-Known-Device';

export const MIN_PASSWORD_LENGTH = 8;
/** Argon2 reads everything; a longer text would only be a way to keep the server busy. */
export const MAX_PASSWORD_LENGTH = 256;
