/** Typed-array columns of another length; what fits is kept. */
export function resizedFloats(column: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(capacity);
  next.set(column.subarray(0, capacity));
  return next;
}

export function resizedInts(column: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const next = new Int32Array(capacity);
  next.set(column.subarray(0, capacity));
  return next;
}

export function resizedBytes(column: Uint8Array, capacity: number): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(capacity);
  next.set(column.subarray(0, capacity));
  return next;
}

/** A column without the room behind it, which would be copied as well. */
export function cut<Column extends { readonly length: number; slice(from: number, to: number): Column }>(
  column: Column,
  length: number,
): Column {
  return column.length === length ? column : column.slice(0, length);
}
