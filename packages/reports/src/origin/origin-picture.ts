/**
 * A proof as a picture that stays small whatever the proof is: five columns from the money paid in to the money paid out, entries of
 * one role and wallet in one box, and bands between boxes. The table beside it has every entry.
 */
import { centsOf, euroText } from './cents.ts';
import type { OriginLink, OriginRole } from './origin-proof.ts';
import type { OriginRow } from './origin-rows.ts';

export interface PictureBox {
  readonly id: string;
  /** 0 = where it began, 1 = purchases, 2 = moves and swaps, 3 = sales, 4 = payouts. */
  readonly column: number;
  readonly role: OriginRole;
  /** Null: of several wallets, the smaller ones together. */
  readonly wallet: string | null;
  readonly euro: string;
  readonly count: number;
}

export interface PictureBand {
  readonly from: string;
  readonly to: string;
  readonly euro: string;
  /** Money of a sale that bought again: it runs back. */
  readonly isBack: boolean;
}

export interface OriginPicture {
  readonly boxes: readonly PictureBox[];
  readonly bands: readonly PictureBand[];
}

const COLUMN: Readonly<Record<OriginRole, number>> = {
  'money-in': 0,
  income: 0,
  gift: 0,
  assumed: 0,
  unclear: 0,
  purchase: 1,
  move: 2,
  swap: 2,
  sale: 3,
  payout: 4,
};
/** More boxes above each other are not read any more. */
const MOST = 5;

export function originPicture(rows: readonly OriginRow[], links: readonly OriginLink[]): OriginPicture {
  const groups = new Map<string, PictureBox>();
  for (const row of rows) {
    const id = `${row.role} ${row.wallet}`;
    const known = groups.get(id);
    groups.set(id, {
      id,
      column: COLUMN[row.role],
      role: row.role,
      wallet: row.wallet,
      euro: euroText(centsOf(known?.euro ?? '0') + centsOf(row.euro)),
      count: (known?.count ?? 0) + 1,
    });
  }
  const { boxes, boxOf } = largest([...groups.values()]);
  const groupOf = new Map(rows.map(({ eventId, role, wallet }) => [eventId, `${role} ${wallet}`]));
  const bands = new Map<string, PictureBand>();
  for (const { from, to, euro } of links) {
    const [start, end] = [from, to].map((id) => boxOf.get(groupOf.get(id) ?? ''));
    if (start === undefined || end === undefined || start.id === end.id) continue;
    const key = `${start.id}\n${end.id}`;
    const sum = centsOf(bands.get(key)?.euro ?? '0') + centsOf(euro);
    bands.set(key, { from: start.id, to: end.id, euro: euroText(sum), isBack: end.column < start.column });
  }
  return { boxes, bands: [...bands.values()] };
}

/** The largest of each column; the others of a role become one box. */
function largest(groups: readonly PictureBox[]) {
  const boxOf = new Map<string, PictureBox>();
  const merged = new Map<string, PictureBox>();
  for (let column = 0; column <= 4; column++) {
    const own = groups.filter((group) => group.column === column);
    own.sort((a, b) => Number(centsOf(b.euro) - centsOf(a.euro)));
    for (const [place, group] of own.entries()) {
      if (place < MOST || own.length === MOST + 1) {
        merged.set(group.id, group);
        boxOf.set(group.id, group);
        continue;
      }
      const id = `${group.role} *`;
      const known = merged.get(id);
      const euro = euroText(centsOf(known?.euro ?? '0') + centsOf(group.euro));
      merged.set(id, { ...group, id, wallet: null, euro, count: (known?.count ?? 0) + group.count });
      boxOf.set(group.id, { ...group, id });
    }
  }
  return { boxes: [...merged.values()], boxOf };
}
