/** Why a row's amounts cannot be read; caught by the row reader and turned into a review item. */
export class AmountProblem extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: string, params: Readonly<Record<string, string>>) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
