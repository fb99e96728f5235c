import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A passkey in software: does what a phone does when a browser asks it for one. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private readonly origin: string;
  private counter = 0;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
    this.origin = origin;
  }

  /** Answers `navigator.credentials.create`. */
  register(challenge: string): object {
    const authData = Buffer.concat([
      this.header(0b0100_0101),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const attestation = cbor({ fmt: 'none', attStmt: {}, authData });
    return this.answer('webauthn.create', challenge, {
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Answers `navigator.credentials.get`. */
  authenticate(challenge: string): object {
    this.counter++;
    const authData = this.header(0b0000_0101);
    const clientData = this.clientData('webauthn.get', challenge);
    const hash = createHash('sha256').update(clientData).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.privateKey);
    return this.answer('webauthn.get', challenge, {
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(type: string, challenge: string, response: Record<string, string>): object {
    const id = this.id.toString('base64url');
    const clientDataJSON = this.clientData(type, challenge).toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, ...response },
    };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private header(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const site = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags]), count]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

type Value = number | string | Buffer | Map<number, number | Buffer> | { [name: string]: Value };

/** As much of CBOR as a passkey needs. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs: [Value, Value][] = value instanceof Map ? [...value] : Object.entries(value);
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
