import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Caller, fairQueue } from './fair-queue.ts'

// OWASP's floor for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet).
const memory = 19_456
const passes = 2
const tagLength = 32

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

// Two at a time on two cores, so that a burst of sign-ins does not starve everything else.
const inTurn = fairQueue({ maxRunning: 2, maxWaiting: 200, maxWaitMs: 10_000 })

/** Work of the product itself, at a start or for the demo. */
const product: Caller = { address: '', account: '', isKnown: true }

/** Hashes a password as a PHC string: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`. */
export async function hashPassword(password: string, caller = product): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(caller, () =>
    derive('argon2id', { message: password, nonce, parallelism: 1, tagLength, memory, passes }),
  )
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`
}

// Of nobody: an unknown account costs the same time as a known one (quality AUT-04).
const nobody = `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`

/** Says whether a password is the one that was hashed. Without a hash it takes as long and says no. */
export async function verifyPassword(
  password: string,
  hashed: string | null,
  caller = product,
): Promise<boolean> {
  const [, , , parameters, salt, tag] = (hashed ?? nobody).split('$')
  const found = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(parameters ?? '')
  if (!found || !salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await inTurn(caller, () =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      parallelism: Number(found[3]),
      tagLength: expected.length,
      memory: Number(found[1]),
      passes: Number(found[2]),
    }),
  )
  return hashed !== null && timingSafeEqual(actual, expected)
}

/** Whether a stored hash was made with weaker parameters than today's; then it is renewed at sign-in. */
export function isOutdated(hashed: string): boolean {
  return !hashed.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=1$`)
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
