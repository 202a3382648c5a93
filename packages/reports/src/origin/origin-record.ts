/** What a walk finds: entries with what went through them, the ways between them, what it all was in the end, what is open. */
import { compareText } from '@cryptax/kernel';
import { euroText } from './cents.ts';
import {
  ORIGIN_PARTS,
  type OriginGap,
  type OriginPart,
  type OriginProof,
  type OriginRole,
  type OriginTarget,
} from './origin-proof.ts';

export class OriginRecord {
  readonly #steps = new Map<string, { role: OriginRole; cents: bigint }>();
  readonly #links = new Map<string, { from: string; to: string; cents: bigint }>();
  readonly #parts = new Map<OriginPart, bigint>(ORIGIN_PARTS.map((part) => [part, 0n]));
  readonly #gaps: OriginGap[] = [];

  step(eventId: string, role: OriginRole, cents: bigint): void {
    const known = this.#steps.get(eventId);
    if (known === undefined) this.#steps.set(eventId, { role, cents });
    else known.cents += cents;
  }

  link(from: string, to: string | null, cents: bigint): void {
    if (to === null || cents <= 0n) return;
    const key = `${from}\n${to}`;
    const known = this.#links.get(key);
    if (known === undefined) this.#links.set(key, { from, to, cents });
    else known.cents += cents;
  }

  add(part: OriginPart, cents: bigint): void {
    this.#parts.set(part, (this.#parts.get(part) ?? 0n) + cents);
  }

  gap(gap: OriginGap): void {
    this.#gaps.push(gap);
  }

  unknown(code: OriginGap['code'], eventId: string | null, cents: bigint): void {
    this.#gaps.push({ code, eventId, euro: euroText(cents) });
    this.add('unknown', cents);
  }

  /** Steps in order of time. */
  proof(target: OriginTarget, cents: bigint, at: (eventId: string) => string): OriginProof {
    const parts = ORIGIN_PARTS.map((part) => [part, euroText(this.#parts.get(part) ?? 0n)]);
    return {
      target,
      euro: euroText(cents),
      parts: Object.fromEntries(parts) as Record<OriginPart, string>,
      steps: [...this.#steps]
        .map(([eventId, { role, cents: through }]) => ({ eventId, role, euro: euroText(through) }))
        .sort((a, b) => compareText(at(a.eventId), at(b.eventId)) || compareText(a.eventId, b.eventId)),
      links: [...this.#links.values()].map(({ from, to, cents: through }) => ({ from, to, euro: euroText(through) })),
      gaps: this.#gaps,
    };
  }
}
