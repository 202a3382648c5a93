/** A security key in software (ES256, attestation "none"), for tests of the second factor. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

export interface SoftKey {
  readonly create: (challenge: string) => unknown;
  readonly get: (challenge: string) => unknown;
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

export function softKey(origin: string): SoftKey {
  const relyingParty = new URL(origin).hostname;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const authData = (flags: number, rest = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(++counter, 1);
    return Buffer.concat([createHash('sha256').update(relyingParty).digest(), head, rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const base = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    create: (challenge) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authData(USER_PRESENT | HAS_CREDENTIAL, credential);
      const attestationObject = cborMap([
        ['fmt', cborText('none')],
        ['attStmt', Buffer.from([0xa0])],
        ['authData', cborBytes(data)],
      ]);
      const response = {
        attestationObject: attestationObject.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
      };
      return { ...base, response };
    },
    get: (challenge) => {
      const data = authData(USER_PRESENT);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = createSign('sha256').update(signed).sign(privateKey);
      const response = {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...base, response };
    },
  };
}

/** COSE: key type EC2 (1: 2), algorithm ES256 (3: -7), curve P-256 (-1: 1), x (-2), y (-3). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

function cborMap(entries: readonly (readonly [string, Buffer])[]): Buffer {
  return Buffer.concat([
    Buffer.from([0xa0 + entries.length]),
    ...entries.flatMap(([name, value]) => [cborText(name), value]),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]);
  return Buffer.concat([head, bytes]);
}
