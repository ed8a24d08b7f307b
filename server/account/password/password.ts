import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Caller, fairQueue } from '#server/account/sign-in/fair-queue.ts'

// OWASP's floor for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet).
const usualCost = { memory: 19_456, passes: 2 }
let cost = usualCost
const tagLength = 32

/** Sets the cost of new hashes; tests of other things make it cheap. */
export function setHashCost(next = usualCost): void {
  cost = next
}

const costOf = ({ memory, passes }: typeof cost) => `m=${memory},t=${passes},p=1`

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

// Two at a time on two cores, so that a burst of sign-ins does not starve other work.
const hashInTurn = fairQueue({ maxRunning: 2, maxWaiting: 200, maxWaitMs: 30_000 })

/** The caller of hashes that no visitor requested, such as at startup or for the demo. */
const product: Caller = { address: '', account: '', isKnown: true }

/**
 * Hashes a password as a PHC string: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`. Accounts with the same
 * e-mail address share a salt, so that one hash compares a password with all of them.
 */
export async function hashPassword(
  password: string,
  caller = product,
  salt?: Buffer,
): Promise<string> {
  const nonce = salt ?? randomBytes(saltLength)
  const paid = cost
  const tag = await hashInTurn(caller, () =>
    derive('argon2id', { message: password, nonce, parallelism: 1, tagLength, ...paid }),
  )
  return `$argon2id$v=19$${costOf(paid)}$${base64(nonce)}$${base64(tag)}`
}

const parametersPattern = /^m=(\d+),t=(\d+),p=(\d+)$/
export const saltLength = 16
// An unknown account costs the same time as a known one (AUT-04).
const saltOfNobody = base64(Buffer.alloc(saltLength))

/** Returns the salt of a password hash, or undefined. */
export function saltOf(hashed: string | null): Buffer | undefined {
  const salt = hashed?.split('$')[4]
  return salt ? Buffer.from(salt, 'base64') : undefined
}

/** Returns whether a password matches a hash. Without a hash it takes as long and returns false. */
export async function verifyPassword(
  password: string,
  hashed: string | null,
  caller = product,
): Promise<boolean> {
  return (await findByPassword(password, [{ password_hash: hashed }], caller)) !== undefined
}

/** Limits the salts tried: frequent password changes must not slow down the sign-in of others. */
const maxSalts = 5

/**
 * Returns the first of several accounts that has this password. Accounts with the same salt cost
 * one hash together, as does an empty list, so the time does not reveal their number.
 */
export async function findByPassword<Account extends { password_hash: string | null }>(
  password: string,
  accounts: readonly Account[],
  caller = product,
): Promise<Account | undefined> {
  const derived = new Map<string, Buffer>()
  for (const account of accounts) {
    const [, , , parameters = '', salt = '', tag] = (account.password_hash ?? '').split('$')
    if (!tag || !parametersPattern.test(parameters)) continue
    const key = `${parameters}$${salt}`
    if (!derived.has(key) && derived.size === maxSalts) continue
    const actual = derived.get(key) ?? (await deriveWith(password, { parameters, salt }, caller))
    derived.set(key, actual)
    if (timingSafeEqual(actual, Buffer.from(tag, 'base64'))) return account
  }
  if (derived.size === 0)
    await deriveWith(password, { parameters: costOf(cost), salt: saltOfNobody }, caller)
  return undefined
}

async function deriveWith(
  password: string,
  { parameters, salt }: { parameters: string; salt: string },
  caller: Caller,
): Promise<Buffer> {
  const [, m, t, p] = parametersPattern.exec(parameters) ?? []
  return hashInTurn(caller, () =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      parallelism: Number(p),
      tagLength,
      memory: Number(m),
      passes: Number(t),
    }),
  )
}

/**
 * Returns whether a hash was made with parameters other than the current ones; it is then renewed
 * at sign-in.
 */
export function isOutdated(hashed: string): boolean {
  return !hashed.startsWith(`$argon2id$v=19$${costOf(cost)}$`)
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
