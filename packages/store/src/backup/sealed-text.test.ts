import { quickRounds } from '@cryptax/kernel/testing';
import { afterAll, expect, test } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

afterAll(quickRounds(crypto.subtle));

test('a sealed text opens with its passphrase and purpose only', async () => {
  const sealed = await sealText('correct horse', '{"apiKey":"abc"}', 'exchange one');
  expect(JSON.stringify(sealed)).not.toContain('abc');
  expect(await openSealedText('correct horse', sealed, 'exchange one')).toEqual({
    ok: true,
    value: '{"apiKey":"abc"}',
  });
  expect(await openSealedText('wrong horse', sealed, 'exchange one')).toEqual({ ok: false, error: 'wrong-passphrase' });
  expect(await openSealedText('correct horse', sealed, 'exchange two')).toEqual({ ok: false, error: 'damaged' });
  expect(await openSealedText('correct horse', { ...sealed, body: '%' }, 'exchange one')).toEqual({
    ok: false,
    error: 'damaged',
  });
  expect(await openSealedText('correct horse', null, 'exchange one')).toEqual({ ok: false, error: 'damaged' });
});
