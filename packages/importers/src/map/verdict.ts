/** Why a row gave no facts: it is no data, or it is not understood. */
export type Verdict =
  | { readonly kind: 'ignored'; readonly code: string }
  | { readonly kind: 'review'; readonly code: string; readonly params: Readonly<Record<string, string>> };

export function review(code: string, params: Readonly<Record<string, string>>): Verdict {
  return { kind: 'review', code, params };
}
