import { codeLength } from '#contract/visit/visit.ts'
import type { Secrets } from '#server/secret/secret.ts'

/**
 * Returns the code of a visit. Derived from the installation's key and never stored, so that no
 * reader of the database or of a backup knows it (decision 0098).
 */
export function codeOf(secrets: Secrets, visitId: string): string {
  const number = secrets.sign('visit code', visitId).readUIntBE(0, 6) % 10 ** codeLength
  return String(number).padStart(codeLength, '0')
}
