import type { Realm } from '#contract/access.ts'
import type { PendingSignIn } from '#contract/account/second-factor.ts'
import { foldEmail } from '#contract/field.ts'
import { Refusal, type RefusalCode, refuse } from '#contract/refusal.ts'
import { admitSignInCode } from '#server/account/factor/code-limit.ts'
import { listFactors } from '#server/account/factor/factor-queries.ts'
import { unproven } from '#server/account/factor/manage.ts'
import { warnOfWrongCodes } from '#server/account/factor/notify.ts'
import {
  findPendingSignIn,
  openPendingSignIn,
  takePendingSignIn,
} from '#server/account/factor/pending-queries.ts'
import { type GivenFactor, prove } from '#server/account/factor/prove.ts'
import {
  findByPassword,
  hashPassword,
  isOutdated,
  saltOf,
} from '#server/account/password/password.ts'
import { replacePasswordHash } from '#server/account/queries.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { PublicAddress } from '#server/http/absolute-url.ts'
import type { ProvenBy } from '#server/http/proof/proof-queries.ts'
import { openSession } from '#server/http/session-queries.ts'
import type { Trace } from '#server/http/viewer.ts'
import type { Caller } from './fair-queue.ts'
import { registerKnownBrowser } from './known-browser-queries.ts'
import { admitAttempt } from './sign-in-limit.ts'
import { recordFailedSignIn, recordSignIn, type SignedInAccount } from './sign-in-record.ts'

interface Known extends SignedInAccount {
  password_hash: string | null
}

/** The accounts of one realm, as signing in needs them. */
export interface AccountStore<Account extends Known, Shown extends object> {
  realm: Realm
  /** The refusal for both an unknown name and a wrong password. */
  wrongCredentials: RefusalCode
  /**
   * Returns the accounts of a name: several if the address is unproven. The proven one, or else the
   * oldest, comes first.
   */
  find(db: Handle, name: string): Promise<Account[]>
  /** Returns why an account may not sign in; shown only to somebody who knows its password. */
  refusalOf(account: Account): RefusalCode | undefined
  /** Records the sign-in and saves `hash`, if the account is unchanged since it was checked. */
  enter(tx: Handle, account: Account, hash: string): Promise<Account | undefined>
  /** Returns the account with an id. */
  get(db: Handle, id: string): Promise<Account | undefined>
  /** Returns the account for the reply: `{ broker: … }`. */
  show(account: Account): Shown
}

export interface Session {
  token: string
  /** The cookie value that identifies this browser from now on. */
  browserToken: string
}

/**
 * Signs in with a name and a password; an account with a second factor has to prove that next
 * (`completeSignIn`). Every attempt is counted before the password is checked, so
 * that a parallel burst counts too; an unknown name takes as long as a wrong password.
 */
export async function signIn<Account extends Known, Shown extends object>(
  db: Handle,
  address: PublicAddress,
  store: AccountStore<Account, Shown>,
  given: { name: string; password: string },
  trace: Trace,
): Promise<(Session & Shown) | PendingSignIn> {
  const name = foldEmail(given.name)
  const accounts = await store.find(db, name)
  const { realm } = store
  const wanted = { realm, id: accounts[0]?.id, name }
  const fail = async (refusal: Refusal, outcome: string = refusal.code) => {
    await recordFailedSignIn(db, wanted, outcome, trace)
    return refusal
  }
  const attempt = await admitAttempt(db, wanted, trace).catch(async (error) => {
    throw error instanceof Refusal ? await fail(error) : error
  })
  const account = await findByPassword(given.password, accounts, attempt.caller)
  if (!account) {
    throw await fail(refuse(store.wrongCredentials), wanted.id ? 'wrong_password' : 'unknown_name')
  }

  // An account opened with somebody else's address must not clear the failed attempts on that
  // address.
  await (accounts.length === 1 ? attempt.forget() : attempt.giveBack())
  const refusal = store.refusalOf(account)
  if (refusal) throw await fail(refuse(refusal))
  const hash = await currentHash(account, given.password, attempt.caller)
  return transact(db, async (tx) => {
    const key = { realm, id: account.id }
    const factors = await listFactors(tx, key)
    if (factors.length > 0) {
      if (hash !== account.password_hash) {
        await replacePasswordHash(tx, key, { from: account.password_hash, to: hash })
      }
      const kinds = [...new Set(factors.map(({ kind }) => kind))]
      return { secondFactor: { ...(await openPendingSignIn(tx, key)), kinds } }
    }
    // Locks the account's row, so that a concurrent block or password change runs before or after.
    const entered = await store.enter(tx, account, hash)
    if (!entered) throw refuse(store.wrongCredentials)
    return open(tx, address, store, entered, trace, 'password')
  })
}

/** Opens the session of an account that has proven all it has to. */
async function open<Account extends Known, Shown extends object>(
  tx: Handle,
  address: PublicAddress,
  store: AccountStore<Account, Shown>,
  account: Account,
  trace: Trace,
  provenBy: ProvenBy,
): Promise<Session & Shown> {
  const { realm } = store
  const key = { realm, id: account.id }
  const browser = await registerKnownBrowser(tx, key, trace.browserToken)
  await recordSignIn(tx, address, realm, account, trace, { isNewBrowser: browser.isNew })
  return {
    token: await openSession(tx, key, trace, provenBy),
    browserToken: browser.token,
    ...store.show(account),
  }
}

/**
 * Completes a sign-in whose password was right by a second factor. Codes are counted before they
 * are checked; a right one is used up together with the pending sign-in.
 */
export async function completeSignIn<Account extends Known, Shown extends object>(
  db: Handle,
  context: Pick<Context, 'config' | 'secrets'>,
  store: AccountStore<Account, Shown>,
  given: GivenFactor & { token: string },
  trace: Trace,
): Promise<Session & Shown> {
  const { realm } = store
  const pending = await findPendingSignIn(db, realm, given.token)
  const account = pending && (await store.get(db, pending.accountId))
  if (!account) throw refuse('sign_in_over')
  const key = { realm, id: account.id }
  const fail = async (refusal: Refusal, outcome: string = refusal.code) => {
    await recordFailedSignIn(db, key, outcome, trace)
    return refusal
  }
  const refusal = store.refusalOf(account)
  if (refusal) throw await fail(refuse(refusal))
  const attempt = await admitSignInCode(db, key, trace).catch(async (error) => {
    throw error instanceof Refusal ? await fail(error) : error
  })
  const done = await transact(db, async (tx) => {
    const prover = { ...key, name: `${account.first_name} ${account.last_name}`, trace }
    const owner = { pending_sign_in_id: pending.id }
    const failure = await prove(tx, context, prover, given, owner)
    if (failure) return { failure }
    const same = account.password_hash
    const entered = same !== null && (await store.enter(tx, account, same))
    if (!entered || !(await takePendingSignIn(tx, pending.id))) throw refuse('sign_in_over')
    return open(tx, context.config, store, entered, trace, 'factor')
  })
  if ('failure' in done) {
    await warnOfWrongCodes(db, key)
    throw await fail(unproven(done.failure))
  }
  await attempt.forget()
  return done
}

async function currentHash(account: Known, password: string, caller: Caller): Promise<string> {
  const hash = account.password_hash
  return hash === null || isOutdated(hash) ? hashPassword(password, caller, saltOf(hash)) : hash
}
