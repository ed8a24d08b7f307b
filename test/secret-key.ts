import { secretsOf } from '#server/secret/secret.ts'

/** The SECRET_KEY of servers whose signed links a test has to know. */
export const testSecretKey = '7a'.repeat(32)
export const testSecrets = secretsOf(Buffer.from(testSecretKey, 'hex'))
