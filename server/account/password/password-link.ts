import { randomBytes } from 'node:crypto'
import type { Realm } from '#contract/access.ts'
import { chooseLinkAccount, removeUnprovenWhatsapp } from '#server/account/link-accounts.ts'
import { notifyOfPause, pauseApiAccess } from '#server/account/pause-api-access.ts'
import { proveMailbox } from '#server/account/prove-mailbox.ts'
import { type AccountKey, getEmail, savePassword } from '#server/account/queries.ts'
import { emptyBuckets } from '#server/account/sign-in/attempt-bucket-queries.ts'
import {
  registerKnownBrowser,
  revokeBrowsers,
} from '#server/account/sign-in/known-browser-queries.ts'
import { signInAccount } from '#server/account/sign-in/sign-in-limit.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { Trace } from '#server/http/viewer.ts'
import { type LinkPurpose, minutesOf, replaceLink, useLink } from './queries.ts'

export const linkPurposes = Object.keys(minutesOf) as LinkPurpose[]

/**
 * Creates a password link for an account and returns its token. It replaces older links of the same
 * purpose in the same mailbox, unless it is not sent: then the older one is the newest the owner
 * has. Links for a forgotten password stay valid side by side until one is used, because anybody
 * can request them. Only the hash is stored, so the token exists here and in the message only.
 */
export async function createPasswordLink(
  tx: Handle,
  { realm, id }: AccountKey,
  purpose: LinkPurpose = 'invitation',
  send: (token: string) => Promise<boolean> = async () => true,
): Promise<string> {
  const token = `${realm}.${randomBytes(32).toString('base64url')}`
  if (!(await send(token))) return token
  const sentTo = await getEmail(tx, { realm, id })
  await replaceLink(tx, { realm, id }, { token, purpose, sentTo })
  return token
}

export const passwordLinkAddress = (address: PublicAddress, token: string): string =>
  pageUrl(address, `/set-password?token=${token}`)

/**
 * Sets the password of the account a link is for, uses up the link, ends all sessions of the
 * account and pauses its API keys and webhooks. Returns the token that identifies this browser from
 * now on.
 */
export function setPasswordByLink(
  db: Handle,
  realm: Realm,
  { token, account: chosen }: { token: string; account?: string | undefined },
  passwordHash: string,
  trace: Trace,
): Promise<string> {
  return transact(db, async (tx) => {
    const { id: sentFor } = await useLink(tx, realm, token, ['invitation', 'forgotten'])
    const account = await chooseLinkAccount(tx, { realm, id: sentFor }, chosen)
    const { id } = account
    if (realm !== 'administrator') await removeUnprovenWhatsapp(tx, { realm, id }, trace)
    const { first_name, last_name } = await savePassword(tx, account, passwordHash)
    const actor = { ...account, name: `${first_name} ${last_name}`, trace }
    // Opening the link proves that the mailbox is read.
    if (realm !== 'administrator') await proveMailbox(tx, actor, { realm, id })
    await closeSessions(tx, account)
    // Unlocks an account whose owner was locked out by failed attempts.
    await emptyBuckets(tx, signInAccount(realm, id))
    await revokeBrowsers(tx, account)
    const browser = await registerKnownBrowser(tx, account, trace.browserToken)
    await record(tx, actor, `${realm}.set_password`, { kind: realm, id })
    if (realm === 'broker') await notifyOfPause(tx, id, await pauseApiAccess(tx, actor, id))
    return browser.token
  })
}
