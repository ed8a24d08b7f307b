import type { Handle } from '#server/db/connect.ts'
import type { Trace } from '#server/http/viewer.ts'
import { hashPassword } from './password.ts'
import { addressKey, countAttempt, limits } from './throttle.ts'

/** What precedes a registration: the attempt is counted for its address, the password is hashed. */
export async function preparePassword(call: {
  db: Handle
  body: { password: string }
  trace: Trace
}): Promise<string> {
  const key = addressKey('registration', call.trace.address)
  await countAttempt(call.db, key, limits.registerPerAddress)
  return hashPassword(call.body.password)
}
