/** Sends the declaration, and writes it down for whoever wants to keep it. */
import { API_PATH, type ContractDeclaration, type DeclarationReceipt } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';

export type DeclarationFailure = 'offline' | 'rate-limited';

export async function declare(
  declaration: ContractDeclaration,
): Promise<Result<DeclarationReceipt, DeclarationFailure>> {
  try {
    const response = await fetch(`${API_PATH}/contracts/declare`, {
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

export type Missing = 'name' | 'email' | 'contract' | 'reason';

/** What sections 312k and 356a let us ask for, and no more. */
export function missingIn({ kind, name, email, contract, reason = '' }: ContractDeclaration): readonly Missing[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(/^[^\s@]+@[^\s@]+$/.test(email.trim()) ? [] : (['email'] as const)),
    ...(contract.trim() === '' ? (['contract'] as const) : []),
    ...(kind === 'extraordinary' && reason.trim() === '' ? (['reason'] as const) : []),
  ];
}
