import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A key and a certificate for 127.0.0.1, self-signed; both as PEM. */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const der = certify(privateKey, publicKey);
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

const sequence = 0x30;
const ecdsaWithSha256 = tag(sequence, Buffer.from('06082a8648ce3d040302', 'hex'));

/** X.509 version 3 with one extension, the address that it stands for (RFC 5280). */
function certify(privateKey: KeyObject, publicKey: KeyObject): Buffer {
  const commonName = tag(sequence, Buffer.from('0603550403', 'hex'), tag(0x0c, Buffer.from('Vigil tests')));
  const name = tag(sequence, tag(0x31, commonName));
  const validity = tag(sequence, tag(0x17, Buffer.from('200101000000Z')), tag(0x17, Buffer.from('491231235959Z')));
  const address = tag(sequence, tag(0x87, Buffer.from([127, 0, 0, 1])));
  const altName = tag(sequence, Buffer.from('0603551d11', 'hex'), tag(0x04, address));
  const body = tag(
    sequence,
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, tag(sequence, altName)),
  );
  const signature = sign('sha256', body, privateKey);
  return tag(sequence, body, ecdsaWithSha256, tag(0x03, Buffer.from([0]), signature));
}

/** One element of DER: its tag, its length, its contents. */
function tag(type: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}
