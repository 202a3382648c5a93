/** Rules as a user meets them: in order, moved by keys, tried before they are kept. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AnswerRule, ListedRule } from '../../../../../platform/ledger/rule-types.ts';
import { visit } from '../../../../../testing/visit.tsx';
import { fakeLedger } from '../testing/fake-ledger.ts';
import { ROWS, withScreen } from '../testing/with-screen.ts';

withScreen();

const DUST: AnswerRule = {
  id: 'first',
  name: 'Dust',
  when: { asset: 'ETH', below: { amount: '0.5', unit: 'eur' } },
  means: { kind: 'ignore' },
};
const RULES: readonly ListedRule[] = [
  { of: 'answer', id: 'first', name: 'Dust', rule: DUST },
  {
    of: 'address',
    id: 'second',
    name: 'Shop',
    party: { id: 'second', name: 'Shop', address: '0x1234567890abcdef', chain: '', kind: 'payee' },
  },
];

const open = async () => {
  const book = fakeLedger({ rows: ROWS, rules: RULES });
  await visit('/transactions?view=review&list=rules', { ledger: book.client });
  await screen.findByRole('heading', { name: 'Rules' });
  return book;
};

const names = () => screen.getAllByRole('listitem').flatMap((item) => item.textContent?.match(/Dust|Shop/)?.[0] ?? []);

describe('rules and addresses', () => {
  it('says what each rule says and answers, and is put in order with keys while the focus stays on the rule', async () => {
    const { api } = await open();
    expect(names()).toEqual(['Dust', 'Shop']);
    expect(screen.getByText(/ETH, below 0.5 € → Leave out \(spam, dust\)\. Answers 1,040 open questions/)).toBeTruthy();
    screen.getByRole('button', { name: 'Move Dust down' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Shop', 'Dust']));
    expect(api.orderRules).toHaveBeenLastCalledWith(['second', 'first']);
    expect(await screen.findByText('Dust: place 2 of 2')).toBeTruthy();
    // It is the last one now: the arrow that still leads somewhere has the focus.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Dust up'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(names()).toEqual(['Dust', 'Shop']));
  });

  it('shows what a rule would do before it can be kept, and again after every change of it', async () => {
    const { api } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Write a rule' }));
    const form = screen.getByRole('dialog');
    await userEvent.click(within(form).getByRole('button', { name: 'Try it' }));
    expect(within(form).getByText(/Enter at least an address/)).toBeTruthy();
    await userEvent.type(within(form).getByRole('textbox', { name: 'Row or note contains' }), 'ELON');
    await userEvent.click(within(form).getByRole('button', { name: 'Try it' }));
    expect(await within(form).findByText(/It answers 1,234 open questions/)).toBeTruthy();
    expect(
      within(form).getByText(/3 booked movements fit and stay as they are \(same answer: 2, different answer: 1\)/),
    ).toBeTruthy();
    expect(within(form).getByText(/before €0.00 to €2,000.00, after €0.00 to €500.00/)).toBeTruthy();
    expect(api.saveAnswerRule).not.toHaveBeenCalled();
    await userEvent.type(within(form).getByRole('textbox', { name: 'Address' }), '0xab');
    expect(within(form).queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(within(form).getByRole('button', { name: 'Try it' }));
    await userEvent.click(await within(form).findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.saveAnswerRule).toHaveBeenCalledWith({
      name: 'with 0xab, text “ELON”, Leave out (spam, dust)',
      when: { address: '0xab', text: 'ELON' },
      means: { kind: 'ignore' },
    });
  });

  it('shows what an address and a label would do before they can be kept', async () => {
    const { api } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Shop' }));
    const address = screen.getByRole('dialog');
    expect(within(address).queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(within(address).getByRole('button', { name: 'Try it' }));
    expect(await within(address).findByText(/It answers 1,234 open questions/)).toBeTruthy();
    await userEvent.click(within(address).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.saveAddress).toHaveBeenCalledWith(expect.objectContaining({ id: 'second', kind: 'payee' }));
    await userEvent.click(screen.getByRole('button', { name: 'Write a label' }));
    const label = screen.getByRole('dialog');
    await userEvent.type(within(label).getByRole('combobox', { name: 'Coin' }), 'eth');
    await userEvent.click(within(label).getByRole('button', { name: 'Try it' }));
    expect(await within(label).findByText(/It labels 1,234 booked movements differently/)).toBeTruthy();
    await userEvent.click(within(label).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.saveLabel).toHaveBeenCalledWith({
      name: 'Other income, ETH → Staking',
      match: { kind: 'income:other', asset: 'ETH', wallet: '*', format: '*' },
      label: 'income:staking',
    });
  });
});
