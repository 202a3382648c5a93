/** The names of tokens with the list that comes with the program; apart from the main entrance, because it is large. */
export { statedName, statedTokenNames, tokenNamesOf } from './assets/stated-token-names.ts';
export { knownToken } from './assets/token-list.ts';
