import { FORMATS } from '@cryptax/importers';
import { describe, expect, it } from 'vitest';
import { guideFor } from './guide-for.ts';
import { GENERAL_GUIDE, GUIDES } from './guides.data.ts';

describe('export guides', () => {
  it('belong to sources that the importers know', () => {
    const known = new Set(FORMATS.map(({ source }) => source.toLowerCase().replaceAll(/[^a-z0-9]/g, '')));
    const lost = GUIDES.filter(({ source }) => {
      const name = source.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
      return ![...known].some((each) => each.startsWith(name));
    });
    expect(lost.map(({ source }) => source)).toEqual([]);
    expect(GUIDES).toHaveLength(20);
  });

  it('are found by a longer name, and others get the general one', () => {
    expect(guideFor('Crypto.com App')).toBe(GUIDES.find(({ source }) => source === 'Crypto.com'));
    expect(guideFor('Some Exchange')).toBe(GENERAL_GUIDE);
  });
});
