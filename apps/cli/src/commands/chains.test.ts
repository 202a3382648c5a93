import { describe, expect, test } from 'vitest';
import { refusal, run } from '../testing/run.ts';

describe('cryptax address', () => {
  test('--json names the chains whose checksum holds', async () => {
    const { code, out, error } = await run(['address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '--json']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(JSON.parse(out)).toEqual({
      address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      valid: true,
      chains: [
        { id: 'bitcoin', name: 'Bitcoin', type: 'non-evm', confidence: 0.9 },
        { id: 'bitcoin-cash', name: 'Bitcoin Cash', type: 'non-evm', confidence: 0.3 },
      ],
    });
  });

  test('a wrong checksum is invalid', async () => {
    const { code, out, error } = await run(['address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', valid: false, chains: [] });
    expect(error).toContain('no known chain accepts this address');
  });

  test('a secret is refused and not repeated', async () => {
    const secret = `S${'A'.repeat(55)}`;
    const { code, out, error } = await run(['address', secret, '--json']);
    expect([code, out]).toEqual([2, '']);
    expect(error).not.toContain(secret);
  });
});

describe('cryptax decode', () => {
  const call = ['decode', '--to', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'];
  const submit = `0xa1903eab${'0'.repeat(64)}`;

  test('--json prints the classification', async () => {
    const { code, out } = await run([...call, '--input', submit, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      methodId: '0xa1903eab',
      functionName: 'submit',
      args: [{ name: 'referral', type: 'address', value: '0x0000000000000000000000000000000000000000' }],
      protocol: { name: 'Lido', category: 'staking', address: '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84' },
      classification: { category: 'staking', action: 'stake', taxEvent: true, germanTaxType: 'open' },
      confidence: 1,
      level: 'high',
    });
  });

  test('without --json prints tables', async () => {
    const { out } = await run([...call, '--input', submit]);
    expect(out).toMatch(/Protocol +Lido \(staking\)\nAction +stake\n/);
  });

  test.each(['0x12345', 'not hexadecimal', '0xa1903eabzz'])('%s is invalid input', async (input) => {
    expect(await run([...call, '--input', input])).toEqual({ code: 2, out: '', error: 'Invalid input data\n' });
  });

  test('an unknown function needs review', async () => {
    const { code, out, error } = await run([...call, '--input', '0xdeadbeef', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ functionName: null, classification: null, level: 'low' });
    expect(error).toBe('cryptax: the function 0xdeadbeef is not known, so the call cannot be classified\n');
  });

  test('refuses a chain that is no number', async () => {
    expect(await refusal([...call, '--input', submit, '--chain', 'main'])).toBe(
      'the chain "main" is not a number such as 1 or 137',
    );
  });
});
