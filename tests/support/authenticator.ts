import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a device does otherwise than it should. */
interface Otherwise {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** CBOR of what keys and attestations consist of. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, part]) => [
    cbor(key),
    cbor(part as Parameters<typeof cbor>[0]),
  ]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** A device with one passkey, as browsers pass its answers on; its name for it has that many bytes. */
export function authenticator(origin: string, rpId = new URL(origin).hostname, bytes = 32) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(bytes);
  const key = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]),
  );
  let used = 0;
  let user: string | undefined;

  const clientData = (type: string, challenge: unknown, otherwise: Otherwise) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: otherwise.origin ?? origin, crossOrigin: false }),
    );
  function authenticatorData(flags: number, otherwise: Otherwise, attested = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(otherwise.counter ?? ++used);
    const verified = otherwise.isVerified === false ? 0 : 4;
    const head = Buffer.from([1 | verified | flags]);
    return Buffer.concat([sha256(otherwise.rpId ?? rpId), head, counter, attested]);
  }
  const answer = (response: object) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Answers what a server asks to make a passkey. */
    create(options: unknown, otherwise: Otherwise = {}) {
      const { challenge, user: owner } = options as { challenge: string; user: { id: string } };
      user = owner.id;
      const length = Buffer.from([bytes >> 8, bytes & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(0x40, otherwise, attested)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, otherwise)),
        attestationObject: base64url(cbor(attestation)),
      });
    },

    /** Answers what a server asks to log in. */
    sign(options: unknown, otherwise: Otherwise = {}) {
      const { challenge } = options as { challenge: string };
      const data = clientData('webauthn.get', challenge, otherwise);
      const authData = authenticatorData(0, otherwise);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: otherwise.userHandle ?? user,
      });
    },
  };
}
