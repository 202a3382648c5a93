import { describe, expect, it } from 'vitest';
import { findPlaces } from './chain-choice.tsx';

describe('where an address may lie', () => {
  it.each([
    ['', 'empty'],
    ['hello world', 'none'],
    // One letter of the checksum is of the wrong case (EIP-55, first example of the proposal).
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'found'],
    ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'wrong'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx', 'wrong'],
    [
      'xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz',
      'key',
    ],
  ])('%s is %s', (address, kind) => {
    expect(findPlaces(address).kind).toBe(kind);
  });

  it('proposes the likeliest chain and offers the others', () => {
    const found = findPlaces('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(found.proposed).toEqual(['ethereum']);
    expect(found.isEvm).toBe(true);
    expect(found.matches.length).toBeGreaterThan(10);
  });

  it('tells the two forms of addresses of one chain apart', () => {
    const found = findPlaces('ajYMsCKsEAhEvHpeA4XqsfiA9v1B1svsps4WBoVWMdpr1G1');
    expect(found).toMatchObject({ kind: 'found', proposed: ['astar'], isEvm: false });
  });
});
