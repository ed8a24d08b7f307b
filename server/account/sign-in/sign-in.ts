import type { Realm } from '#contract/access.ts'
import { foldEmail } from '#contract/field.ts'
import { Refusal, type RefusalCode, refuse } from '#contract/refusal.ts'
import {
  findByPassword,
  hashPassword,
  isOutdated,
  saltOf,
} from '#server/account/password/password.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { openSession } from '#server/http/session-queries.ts'
import type { Trace } from '#server/http/viewer.ts'
import type { Caller } from './fair-queue.ts'
import { registerKnownBrowser } from './known-browser-queries.ts'
import { admitAttempt } from './sign-in-limit.ts'
import { recordFailedSignIn, recordSignIn, type SignedInAccount } from './sign-in-record.ts'

interface Known extends SignedInAccount {
  password_hash: string | null
}

export interface Door<Account extends Known> {
  realm: Realm
  /** The refusal for both an unknown name and a wrong password. */
  wrong: RefusalCode
  /**
   * Returns the accounts of a name: several if the address is unproven. The proven one, or else the
   * oldest, comes first.
   */
  find(db: Handle, name: string): Promise<Account[]>
  /** Returns why an account may not sign in; shown only to somebody who knows its password. */
  hindrance(account: Account): RefusalCode | undefined
  /** Records the sign-in and saves `hash`, if the account is unchanged since it was checked. */
  enter(tx: Handle, account: Account, hash: string): Promise<Account | undefined>
}

export interface Entered<Account> {
  token: string
  account: Account
  /** The cookie value that identifies this browser from now on. */
  browserToken: string
}

/**
 * Signs in with a name and a password. Every attempt is counted before the password is checked, so
 * that a parallel burst counts too; an unknown name takes as long as a wrong password.
 */
export async function signIn<Account extends Known>(
  db: Handle,
  door: Door<Account>,
  given: { name: string; password: string },
  trace: Trace,
): Promise<Entered<Account>> {
  const name = foldEmail(given.name)
  const accounts = await door.find(db, name)
  const { realm } = door
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
    throw await fail(refuse(door.wrong), wanted.id ? 'wrong_password' : 'unknown_name')
  }

  // An account opened with somebody else's address must not clear the failed attempts on that
  // address.
  await (accounts.length === 1 ? attempt.forget() : attempt.giveBack())
  const hindrance = door.hindrance(account)
  if (hindrance) throw await fail(refuse(hindrance))
  const hash = await currentHash(account, given.password, attempt.caller)
  return transact(db, async (tx) => {
    // Locks the account's row, so that a concurrent block or password change runs before or after.
    const entered = await door.enter(tx, account, hash)
    if (!entered) throw refuse(door.wrong)
    const key = { realm, id: account.id }
    const browser = await registerKnownBrowser(tx, key, trace.browserToken)
    await recordSignIn(tx, realm, entered, trace, { isNewBrowser: browser.isNew })
    return {
      token: await openSession(tx, key, trace),
      account: entered,
      browserToken: browser.token,
    }
  })
}

async function currentHash(account: Known, password: string, caller: Caller): Promise<string> {
  const hash = account.password_hash
  return hash === null || isOutdated(hash) ? hashPassword(password, caller, saltOf(hash)) : hash
}
