import { quickRounds } from '@cryptax/kernel/testing';
import { afterAll, expect, test } from 'vitest';
import { decryptText, encryptText } from './encrypted-text.ts';

afterAll(quickRounds(crypto.subtle));

test('a sealed text opens with its passphrase and purpose only', async () => {
  const sealed = await encryptText('correct horse', '{"apiKey":"key of anna"}', 'exchange one');
  expect(JSON.stringify(sealed)).not.toContain('key of anna');
  expect(await decryptText('correct horse', sealed, 'exchange one')).toEqual({
    ok: true,
    value: '{"apiKey":"key of anna"}',
  });
  expect(await decryptText('wrong horse', sealed, 'exchange one')).toEqual({ ok: false, error: 'wrong-passphrase' });
  expect(await decryptText('correct horse', sealed, 'exchange two')).toEqual({ ok: false, error: 'damaged' });
  expect(await decryptText('correct horse', { ...sealed, body: '%' }, 'exchange one')).toEqual({
    ok: false,
    error: 'damaged',
  });
  expect(await decryptText('correct horse', null, 'exchange one')).toEqual({ ok: false, error: 'damaged' });
});
