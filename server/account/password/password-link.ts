import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import { forgottenMinutes } from '#contract/account/password-link.ts'
import { refuse } from '#contract/refusal.ts'
import { chooseLinkAccount, removeUnprovenWhatsapp } from '#server/account/link-accounts.ts'
import { proveMailbox } from '#server/account/prove-mailbox.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { emptyBuckets } from '#server/account/sign-in/attempt-bucket.ts'
import { registerKnownBrowser, revokeBrowsers } from '#server/account/sign-in/known-browser.ts'
import { signInAccount } from '#server/account/sign-in/sign-in-limit.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { absoluteUrl } from '#server/http/absolute-url.ts'
import { closeSessions } from '#server/http/session.ts'
import type { Trace } from '#server/http/viewer.ts'

// An invitation and a confirmation wait in a mailbox for a while.
const minutesOf = {
  invitation: 7 * 24 * 60,
  forgotten: forgottenMinutes,
  confirmation: 7 * 24 * 60,
} as const

export type LinkPurpose = keyof typeof minutesOf
export const linkPurposes = Object.keys(minutesOf) as LinkPurpose[]

const columns = {
  administrator: 'administrator_id',
  customer: 'customer_id',
  broker: 'broker_id',
} as const satisfies Record<Realm, string>

const hash = (token: string) => createHash('sha256').update(token).digest()

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
  const { email } = await tx
    .selectFrom(realm)
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('password_link')
    .where((where) =>
      where.or([
        where.and([
          where(columns[realm], '=', id),
          where('purpose', '=', purpose),
          where('purpose', '<>', 'forgotten'),
          where('sent_to', '=', email),
        ]),
        where('expires_at', '<', sql<Date>`now()`),
      ]),
    )
    .execute()
  await tx
    .insertInto('password_link')
    .values({
      token_hash: hash(token),
      purpose,
      sent_to: email,
      [columns[realm]]: id,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutesOf[purpose]})`,
    })
    .execute()
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
    const { first_name, last_name } = await tx
      .updateTable(realm)
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .returning(['first_name', 'last_name'])
      .executeTakeFirstOrThrow()
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

/** Whose account a link would set the password of, or undefined. */
export async function findLinkOwner(
  db: Handle,
  realm: Realm,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_link')
    .select(columns[realm])
    .where('token_hash', '=', hash(token))
    .where('purpose', '<>', 'confirmation')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return (row && Object.values(row)[0]) ?? undefined
}

/**
 * Takes the link away, so that of two at once one opens. Returns whose it was and where it was
 * sent.
 */
export async function useLink(
  tx: Handle,
  realm: Realm,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<{ id: string; sentTo: string }> {
  const row = await tx
    .deleteFrom('password_link')
    .where('token_hash', '=', hash(token))
    .where('purpose', 'in', purposes)
    .where(columns[realm], 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning([sql<string>`${sql.ref(columns[realm])}`.as('id'), 'sent_to as sentTo'])
    .executeTakeFirst()
  if (!row) throw refuse('password_link_over')
  return row
}
