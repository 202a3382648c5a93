/** The answers of several statements of one write as one. */
export interface Written {
  readonly body: string;
  readonly found: number;
  readonly added: number;
}

export function writtenAnswer(results: readonly Written[]): Written {
  const bodies = results.map(({ body }) => body.trim().slice(1, -1)).filter((inner) => inner.trim() !== '');
  return {
    body: `[${bodies.join(',')}]`,
    found: sum(results.map(({ found }) => found)),
    added: sum(results.map(({ added }) => added)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
