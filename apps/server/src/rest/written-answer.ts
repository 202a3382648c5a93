/** The answers of several statements of one write as one. */
export interface Written {
  readonly body: string;
  readonly found: number;
  readonly added: number;
  /** Of all rows, also those beyond what an answer may hold. */
  readonly bytes: number;
}

export function writtenAnswer(results: readonly Written[]): Written {
  const bodies = results.map(({ body }) => body.trim().slice(1, -1)).filter((inner) => inner.trim() !== '');
  return {
    body: `[${bodies.join(',')}]`,
    found: sum(results.map(({ found }) => found)),
    added: sum(results.map(({ added }) => added)),
    bytes: sum(results.map(({ bytes }) => bytes)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
