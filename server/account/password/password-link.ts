import { randomBytes } from 'node:crypto'
import type { Realm } from '#contract/access.ts'
import { chooseLinkAccount, removeUnprovenWhatsapp } from '#server/account/link-accounts.ts'
import { proveMailbox } from '#server/account/prove-mailbox.ts'
import { type AccountKey, getEmail, savePassword } from '#server/account/queries.ts'
import { emptyBuckets } from '#server/account/sign-in/attempt-bucket-queries.ts'
import {
  registerKnownBrowser,
  revokeBrowsers,
} from '#server/account/sign-in/known-browser-queries.ts'
import { signInAccount } from '#server/account/sign-in/sign-in-limit.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { absoluteUrl } from '#server/http/absolute-url.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { Trace } from '#server/http/viewer.ts'
import { type LinkPurpose, minutesOf, replaceLink, useLink } from './queries.ts'

export const linkPurposes = Object.keys(minutesOf) as LinkPurpose[]

/**
 * Makes a link of an account for a purpose and returns its token. An older link of the purpose in
 * the same mailbox opens nothing any more, unless this one is not sent: then the older one is the
 * newest there. Links for a forgotten password stand beside one another until one is used, as
 * anybody can ask for them. Only a hash is kept, so the token is known here and in the message
 * alone.
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

export function passwordLinkAddress(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  token: string,
): string {
  return absoluteUrl(config, `/set-password?token=${token}`)
}

/**
 * Sets the password of the account a link is for: once, and every session of it ends. Returns the
 * token by which the browser that did it is known from now on.
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
    // Whoever opens the link reads the mailbox it was sent to.
    if (realm !== 'administrator') await proveMailbox(tx, actor, { realm, id })
    await closeSessions(tx, account)
    // Whoever has tried until it was locked comes in with the new one.
    await emptyBuckets(tx, signInAccount(realm, id))
    await revokeBrowsers(tx, account)
    const browser = await registerKnownBrowser(tx, account, trace.browserToken)
    await record(tx, actor, `${realm}.set_password`, { kind: realm, id })
    return browser.token
  })
}
