import type { Realm } from '#contract/access.ts'
import { sendConfirmation } from '#server/account/confirm-email.ts'
import { isBrowserOfName } from '#server/account/sign-in/known-browser-queries.ts'
import type { Config } from '#server/config.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { Trace } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt, isAllowed } from '#server/resilience/throttle.ts'
import { claimPasswordRequest, insertRequest, lockAddressee } from './forgot-queries.ts'
import { sendPasswordLink } from './send-link.ts'

/** Limits a round, so that a stopping server need not wait for a long queue. */
const perRound = 200

/**
 * Queues a request for a password link. The account is looked up only after the response is sent,
 * so that the response time does not reveal whether it exists (AUT-04).
 */
export async function askForLink(
  db: Handle,
  realm: Realm,
  name: string,
  trace: Trace,
): Promise<void> {
  const isKnown = await isBrowserOfName(db, { realm, name }, trace.browserToken)
  if (!isKnown) {
    await countAttempt(
      db,
      addressKey('forgotten password', trace.address),
      rateLimits.linkPerAddress,
    )
    const pair = addressKey(`link to ${realm} ${name}`, trace.address)
    // Same response as always: its wording already says that no more links are sent.
    if (!(await isAllowed(db, pair, rateLimits.linkPerAccountAndAddress))) return
  }
  await insertRequest(db, { realm, name, is_known_browser: isKnown })
}

/** Processes pending requests; safe to run in any number of processes at once. */
export async function sendLinks(db: Database, config: Config): Promise<void> {
  for (let answered = 0; answered < perRound; answered++) {
    // One transaction per request: the link and its message are saved together.
    if (!(await transact(db, (tx) => sendNextLink(tx, config)))) return
  }
}

/**
 * Processes one request and returns whether there was one. Sends nothing to accounts that may not
 * sign in.
 */
async function sendNextLink(tx: Handle, config: Config): Promise<boolean> {
  const request = await claimPasswordRequest(tx)
  if (!request) return false
  const { realm, name, is_known_browser: isKnown, account_id: id } = request
  if (id && realm !== 'administrator') {
    await sendConfirmation(tx, config, { realm, id }, request.is_resend)
    return true
  }
  const addressee = await lockAddressee(tx, realm, name)
  if (!addressee) return true
  const key = `link to ${realm} ${addressee.id}`
  const mayHaveOne = isKnown
    ? await isAllowed(tx, `${key} by known browser`, rateLimits.linkPerKnownBrowser)
    : await isAllowed(tx, key, rateLimits.linkPerAccount)
  if (mayHaveOne) {
    await sendPasswordLink(tx, config, realm, addressee)
  }
  return true
}
