import type { Realm } from '#contract/access.ts'
import { findHashOfAddress } from '#server/account/queries.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Trace } from '#server/http/viewer.ts'
import type { OpenAccount } from '#server/notification/consent/mailbox-proof.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt, networkOf } from '#server/resilience/throttle.ts'
import { refuseGuessable } from './guessable.ts'
import { fullNames, type OwnWords } from './own-words.ts'
import { hashPassword, saltLength, saltOf } from './password.ts'
import { findLinkOwner, ownWordsOf } from './queries.ts'

interface Registration {
  password: string
  email: string
  phone: string
  firstName: string
  lastName: string
  companyName?: string
}

/**
 * Prepares a registration: counts the attempt for its network address and hashes the password.
 * Accounts of one mailbox share the salt (decision 0039).
 */
export function prepareRegistration({ secrets }: Context, realm: OpenAccount['realm']) {
  return async (call: { db: Handle; body: Registration; trace: Trace }): Promise<string> => {
    const { password, email, phone, firstName, lastName, companyName } = call.body
    const own = [...fullNames(firstName, lastName), email, phone, companyName]
    const known = saltOf(await findHashOfAddress(call.db, realm, email))
    // A derived salt is the same even if several accounts register with one mailbox at once.
    const first = secrets.sign('password salt', `${realm} ${email}`).subarray(0, saltLength)
    return prepare(call, password, { own, account: email, salt: known ?? first })
  }
}

/** Prepares the password for a link; an invalid link is refused later. */
export function prepareLinkPassword(realm: Realm) {
  return async (call: {
    db: Handle
    body: { token: string; password: string }
    trace: Trace
  }): Promise<string> => {
    const id = await findLinkOwner(call.db, realm, call.body.token)
    const own = id === undefined ? [] : await ownWordsOf(call.db, { realm, id })
    return prepare(call, call.body.password, { own, account: id ?? '' })
  }
}

async function prepare(
  { db, trace }: { db: Handle; trace: Trace },
  password: string,
  { own, account, salt }: { own: OwnWords; account: string; salt?: Buffer },
): Promise<string> {
  await countAttempt(db, addressKey('registration', trace.address), rateLimits.registerPerAddress)
  await refuseGuessable(password, own)
  return hashPassword(password, { address: networkOf(trace.address), account }, salt)
}
