/** Imports that came from a chain are told apart from files by the name of their format: this, then the chain. */
export const CHAIN_FORMAT = 'chain:';
