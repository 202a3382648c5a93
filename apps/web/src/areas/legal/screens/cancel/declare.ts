/** Sends the declaration, and writes it down for whoever wants to keep it. */
import { API_PATH, type CancelDeclaration, type DeclarationReceipt } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';

export type DeclarationFailure = 'offline' | 'rate-limited';

export async function declare(declaration: CancelDeclaration): Promise<Result<DeclarationReceipt, DeclarationFailure>> {
  try {
    const response = await fetch(`${API_PATH}/contracts/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(declaration),
    });
    if (response.status === 429) return err('rate-limited');
    return response.ok ? ok((await response.json()) as DeclarationReceipt) : err('offline');
  } catch {
    return err('offline');
  }
}

export type Missing = 'name' | 'email' | 'reason';

/** What section 312k lets us ask for, and no more. */
export function missingIn({ kind, name, email, reason = '' }: CancelDeclaration): readonly Missing[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(/^[^\s@]+@[^\s@]+$/.test(email.trim()) ? [] : (['email'] as const)),
    ...(kind === 'extraordinary' && reason.trim() === '' ? (['reason'] as const) : []),
  ];
}
