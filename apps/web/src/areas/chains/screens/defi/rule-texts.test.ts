import { classifyCall } from '@cryptax/onchain';
import { expect, it } from 'vitest';
import { translate } from '../../../../platform/i18n/strings.ts';
import { ruleTexts, specialOf } from './action-texts.ts';
import { EXAMPLES } from './examples.data.ts';

const LIDO_QUEUE = '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1';

function citedFor(to: string, input: string) {
  const answer = classifyCall({ chainId: 1, to, input });
  const found = answer.ok ? answer.value.classification : null;
  if (found === null) throw new Error('not known');
  const special = specialOf(found.action, found.treatment);
  return { special, german: translate(ruleTexts, 'de', special ?? found.action), english: found.treatment.reference };
}

it('cites the same law and paragraphs as the package, in the language of the screen', () => {
  const marks = (text: string) => text.match(/§ [^;]+EStG|Rz\. [\d, a]+/g);
  for (const { to, input } of EXAMPLES) {
    const { german, english } = citedFor(to, input);
    expect(marks(german)).toEqual(marks(english));
  }
});

it('knows a stake that is paid with a token, and the way back from one that is no reward', () => {
  const [, , stake] = EXAMPLES;
  expect(citedFor(stake.to, stake.input)).toMatchObject({
    special: 'liquid-staking',
    german: '§ 23 Abs. 1 Satz 1 Nr. 2 EStG; im BMF-Schreiben vom 06.03.2025 nicht behandelt',
  });
  // claimWithdrawal(uint256) of Lido's queue.
  expect(citedFor(LIDO_QUEUE, `0xf8444436${'0'.repeat(63)}1`)).toMatchObject({ special: 'returned-stake' });
});
