import { expect, test } from 'vitest';
import { keysOf, reportOf } from './services.mjs';

const probe = (result, detail = '') => ({ service: 'Koios', host: 'api.koios.rest', chain: 'cardano', result, detail });

test('without network it says so and is no failure', () => {
  expect(reportOf([probe('no-answer', 'offline'), probe('needs-key')])).toEqual({ text: 'no network\n', code: 0 });
});

test('an answer of another shape is one, a busy service is not', () => {
  expect(reportOf([probe('answered'), probe('busy', 'rate-limited')]).code).toBe(0);
  const { text, code } = reportOf([probe('answered'), probe('another-shape', 'garbage')]);
  expect([text.split('\n').at(2), code]).toEqual(['Koios    api.koios.rest  cardano  another-shape (garbage)', 1]);
});

test('keys come from the environment', () => {
  expect(keysOf({ SERVICE_KEY_ETHERSCAN: 'k', SERVICE_KEY_KOIOS: '' }, ['Etherscan', 'Koios'])).toEqual({
    Etherscan: 'k',
  });
});
