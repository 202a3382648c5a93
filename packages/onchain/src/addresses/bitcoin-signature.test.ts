import { describe, expect, test } from 'vitest';
import { checkBitcoinSignature } from './bitcoin-signature.ts';

const SEGWIT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
const MULTISIG = 'bc1qp0ahvfh83088w49k405szqgg4f3pptr7p2g06tdxfjcd40z4lh4q95lsz9';
const OF_NOTHING =
  'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=';
const OF_MULTISIG =
  'smpBQBHMEQCIFX9aaqPJWq2Ff2kpen5bFDTid+ehgUOpHV0LfjncXy4AiA3GNicF7aKPzdpa9PCpmaYQs3pHd+qbvvhXdxOCKCAMAFIMEUCIQD/ELXg6CNYyUQijCg96JtgvgjZb9dsl1Ctof4QAeyTcQIgVM/1AAblFl/DCt6A1gJg+T/i2qU5SQD09+chFJzolRwBSDBFAiEAlqRfSFyWNVQhvaCnmeV5tyneiCWMTcFbuujoD/pFa3wCIGnZjfQb8NolSYq9asV+ZeBSkCGHJcqnaV4JYS5MYPEGAWlTIQJ1aLEfEi/4p7wcV+XHZCBVvGGJZ7L3v+jhH+mZA8lN0yECCovfec+kIdllXpKCgA8RX/HZ2x5yHOtCSKP8/sf6pnwhAwxSng6kCgCXXSAmJOOZFdr3vdK3HzGqCFloOHgc5fM6U64=';

const found = (address: string, message: string, signature: string) =>
  checkBitcoinSignature(address, message, signature).found;

/** Vectors of the proposal (bips, bip-0322/basic-test-vectors.json), and two of Bitcoin Core's and btcd's tests. */
describe('BIP-322, simple form', () => {
  test.each([
    ['', SEGWIT, `smp${OF_NOTHING}`],
    ['', SEGWIT, OF_NOTHING],
    [
      '',
      SEGWIT,
      'smpAkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      'Hello World',
      SEGWIT,
      'smpAkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'Hello World',
      SEGWIT,
      'smpAkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      'No prefix fallback',
      'bc1pss0zhytly75awhm6x2hhvd5lnzv3vssgrf9axfheq8ldyzn88ges79fler',
      'AUCJYOwOjxYAvatTAGYaVlNXBVyFuc4MwNQkOuK2tl8xhfKDONd0NjfYyNSYcRqeCp8hsAnCEPHAVEkO9h6vbQ/R',
    ],
    [
      'Hello World',
      'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
      'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
    ],
    [
      'Hello World',
      '3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f',
      'AkgwRQIhAMd2wZSY3x0V9Kr/NClochoTXcgDaGl3OObOR17yx3QQAiBVWxqNSS+CKen7bmJTG6YfJjsggQ4Fa2RHKgBKrdQQ+gEhAxa5UDdQCHSQHfKQv14ybcYm1C9y6b12xAuukWzSnS+w',
    ],
  ])('"%s" by %s', (message, address, signature) => {
    expect(checkBitcoinSignature(address, message, signature)).toEqual({ found: 'proven', standard: 'BIP-322' });
    expect(found(address, `${message}!`, signature)).toBe('other');
    expect(found('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', message, signature)).toBe('other');
  });

  test('errors of the proposal: no base64, nothing, an empty stack, another prefix', () => {
    for (const text of ['not-valid-base64!!!', '', 'smpAA==', 'fooAA==', OF_NOTHING.slice(0, -8)]) {
      expect(found(SEGWIT, '', text)).toBe('unreadable');
    }
  });

  test('several keys are not judged, whatever they signed', () => {
    const message = 'This will be a p2wsh 3-of-3 multisig BIP 322 signed message';
    expect(found(MULTISIG, message, OF_MULTISIG)).toBe('unsupported');
    expect(found(MULTISIG, '', OF_NOTHING)).toBe('unsupported');
    // A full form (`ful`) is a whole transaction, which is not read.
    expect(found(SEGWIT, '', `ful${OF_NOTHING}`)).toBe('unreadable');
  });
});

/** Vectors of bitcoinjs-message (test/fixtures.json): the key 1, in its four forms of an address. */
describe('signed message with a header (BIP-137)', () => {
  const MESSAGE = 'vires is numeris';
  const UNCOMPRESSED = 'G8JawPtQOrybrSP1WHQnQPr67B9S3qrxBrl1mlzoTJOSHEpmnF7D3+t+LX0Xei9J20B5AIdPbeL3AaTBZ4N3bY0=';
  const COMPRESSED = 'H8JawPtQOrybrSP1WHQnQPr67B9S3qrxBrl1mlzoTJOSHEpmnF7D3+t+LX0Xei9J20B5AIdPbeL3AaTBZ4N3bY0=';

  test.each([
    ['16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM', UNCOMPRESSED],
    ['1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs', COMPRESSED],
    [
      '3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN',
      'JF8nHqFr3K2UKYahhX3soVeoW8W1ECNbr0wfck7lzyXjCS5Q16Ek45zyBuy1Fiy9sTPKVgsqqOuPvbycuVSSVl8=',
    ],
    [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'KF8nHqFr3K2UKYahhX3soVeoW8W1ECNbr0wfck7lzyXjCS5Q16Ek45zyBuy1Fiy9sTPKVgsqqOuPvbycuVSSVl8=',
    ],
    // Electrum writes the header of the old address for the new one.
    [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'IF8nHqFr3K2UKYahhX3soVeoW8W1ECNbr0wfck7lzyXjCS5Q16Ek45zyBuy1Fiy9sTPKVgsqqOuPvbycuVSSVl8=',
    ],
  ])('%s', (address, signature) => {
    expect(checkBitcoinSignature(address, MESSAGE, signature)).toEqual({ found: 'proven', standard: 'BIP-137' });
    expect(found(address, 'foobar', signature)).toBe('other');
  });

  test('what its tests refuse: another address, the other form of the key, a header out of range', () => {
    expect(found('1111111111111111111114oLvT2', MESSAGE, COMPRESSED)).toBe('other');
    expect(found('16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM', MESSAGE, COMPRESSED)).toBe('other');
    expect(found('1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs', MESSAGE, UNCOMPRESSED)).toBe('other');
    const header43 = 'K5h86t5qME/Fgjqzj5n8PF93Ki0+ieoFkx4nJhBfxTueYB/DIx81lixxT8vOXJW0J0lu3HrotNEuk3kddil5W2I=';
    expect(found('16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM', MESSAGE, header43)).toBe('unreadable');
  });
});
