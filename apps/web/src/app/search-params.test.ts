import { describe, expect, it } from 'vitest';
import {
  readAuthSearch,
  readGlobalSearch,
  readPaymentSearch,
  readPricingSearch,
  readRedirectSearch,
  readTransactionsSearch,
} from './search-params.ts';

describe('query parameters', () => {
  it('take a tax year in range, as number or text', () => {
    expect(readGlobalSearch({ year: 2024 })).toEqual({ year: 2024 });
    expect(readGlobalSearch({ year: '2024' })).toEqual({ year: 2024 });
    for (const year of [2008, 2101, 2024.5, 'soon', undefined, null, {}])
      expect(readGlobalSearch({ year })).toEqual({});
  });

  it('take names of figures and articles, nothing longer and nothing else', () => {
    expect(readGlobalSearch({ why: 's23.net', help: 'term.limit' })).toEqual({ why: 's23.net', help: 'term.limit' });
    for (const help of ['<b>', 'A', '', 'a'.repeat(41), 7, null]) expect(readGlobalSearch({ help })).toEqual({});
  });

  it('lead back only to places inside the app', () => {
    expect(readRedirectSearch({ redirect: '/payment/success?session_id=x' })).toEqual({
      redirect: '/payment/success?session_id=x',
    });
    for (const redirect of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      '/',
      7,
      `/${'a'.repeat(500)}`,
    ]) {
      expect(readRedirectSearch({ redirect })).toEqual({});
    }
  });

  it('keep known modes and plans and drop the rest', () => {
    expect(readAuthSearch({ mode: 'cloud', plan: 'pro', redirect: '/pricing', x: 1 })).toEqual({
      mode: 'cloud',
      plan: 'pro',
      redirect: '/pricing',
    });
    expect(readAuthSearch({ mode: 'admin', plan: 'gold' })).toEqual({});
    expect(readPricingSearch({ plan: 'premium', canceled: true })).toEqual({ plan: 'premium', canceled: true });
    expect(readPricingSearch({ canceled: 'yes' })).toEqual({});
    expect(readTransactionsSearch({ view: 'review' })).toEqual({ view: 'review' });
    expect(readTransactionsSearch({ view: 'secret' })).toEqual({});
  });

  it('keep the open event, also an id that looks like a number, and drop what is too long', () => {
    expect(readTransactionsSearch({ event: 42, q: 'btc' })).toEqual({ event: '42', q: 'btc' });
    expect(readTransactionsSearch({ event: '', filter: 'x'.repeat(2_001), sort: {} })).toEqual({});
  });

  it('accept a payment session id, also one that looks like a number, and nothing else', () => {
    expect(readPaymentSearch({ session_id: 'cs_test_a-1' })).toEqual({ session_id: 'cs_test_a-1' });
    expect(readPaymentSearch({ session_id: 42 })).toEqual({ session_id: '42' });
    expect(readPaymentSearch({ session_id: '<script>' })).toEqual({});
    expect(readPaymentSearch({})).toEqual({});
  });
});
