/** The version of the command; a test holds it against package.json, so that start-up reads no file for it. */
export const VERSION = '0.1.0';
