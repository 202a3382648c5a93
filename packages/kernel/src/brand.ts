/** A number or text with a name: a day cannot be passed where an instant is meant, at no run-time cost. */
declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
