import { codeOf, messageOf } from '#server/db/failure.ts'

/** What is wrong where a server that is called was to prove who it is (TLS). */
export type CertificateFailure = 'expired' | 'early' | 'name' | 'authority' | 'plain' | 'refused'

/**
 * Codes of Node and, because nodemailer and pg replace or have none, what OpenSSL and they say.
 * Node manual, TLS, "X509 certificate error codes".
 */
const signs: readonly [CertificateFailure, codes: RegExp, messages: RegExp][] = [
  ['expired', /^CERT_HAS_EXPIRED$/, /certificate has expired/],
  ['early', /^CERT_NOT_YET_VALID$/, /certificate is not yet valid/],
  ['name', /^(?:ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, /does not match certificate/],
  [
    'authority',
    /^(?:UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT|CERT_UNTRUSTED)/,
    /self-signed certificate|unable to (?:get (?:local )?issuer|verify the first) certificate/,
  ],
  [
    'plain',
    /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/,
    /wrong version number|packet length too long|server does not support SSL/,
  ],
  ['refused', /^(?:CERT_|INVALID_(?:CA|PURPOSE)|PATH_LENGTH_|ERR_SSL_|ERR_TLS_)/, /(?!)/],
]

/** Returns what is wrong with the certificate where that is why a call failed. */
export function certificateFailure(error: unknown): CertificateFailure | undefined {
  const [code, message] = [codeOf(error) ?? '', messageOf(error)]
  const found = signs.find(([, codes, messages]) => codes.test(code) || messages.test(message))
  if (found) return found[0]
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? undefined : certificateFailure(cause)
}

const said: Record<CertificateFailure, (host: string) => string> = {
  expired: (host) => `the certificate of ${host} has expired`,
  early: (host) => `the certificate of ${host} is not valid yet, or the clock here is slow`,
  name: (host) => `the certificate of ${host} is for another name`,
  authority: (host) => `the certificate of ${host} is from an authority that is not known here`,
  plain: (host) => `${host} answers without TLS`,
  refused: (host) => `${host} and this server agree on no secure connection`,
}

/**
 * Returns why a call to an address failed where the reason is its certificate, in words that begin
 * within a sentence. Of the address they have the host alone: the rest may be secret.
 */
export function certificateTrouble(error: unknown, address: string): string | undefined {
  const failure = certificateFailure(error)
  return failure && said[failure](hostOf(address))
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname || 'the server' : 'the server'
}
