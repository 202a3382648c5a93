/** For the lock of a book: the kept key of an encrypted account would open the same data again. */
export { forgetKeptKeys } from './sync/key-shelf.ts';
