import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A certificate as makers of authenticators have them (X.509, DER), signed by itself. */
export function makeCertificate(): { certificate: Buffer; privateKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(object('2a8648ce3d040302'))
  const subject = sequence(
    named('550406', 'IN'),
    named('55040a', 'Example Keys'),
    named('55040b', 'Authenticator Attestation'),
    named('550403', 'Example Key 1'),
  )
  const year = new Date().getUTCFullYear() % 100
  const validity = sequence(utcTime(`${year - 1}0101000000Z`), utcTime(`${year + 1}0101000000Z`))
  const isNoAuthority = sequence(object('551d13'), der(0x04, sequence()))
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    ...[subject, validity, subject],
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, sequence(isNoAuthority)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  return { certificate: sequence(content, algorithm, signature), privateKey }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const object = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const integer = (value: number) => der(0x02, Buffer.from([value]))
const utcTime = (text: string) => der(0x17, Buffer.from(text))
const named = (type: string, text: string) =>
  der(0x31, sequence(object(type), der(0x13, Buffer.from(text))))
