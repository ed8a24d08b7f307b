import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Consent, Tables } from '#server/db/tables.ts'
import type { OpenAccount } from './mailbox-proof.ts'

/** Who consents: an account, or an address without an account. */
export type Principal = { realm: 'customer' | 'broker'; id: string } | { address: string }

export type ConsentRow = Pick<
  Selectable<Consent>,
  'id' | 'purpose' | 'channel' | 'data' | 'notice' | 'language' | 'given_at' | 'withdrawn_at'
>

type OpenConsent = Pick<
  Selectable<Consent>,
  'id' | 'account_realm' | 'account_id' | 'recipient' | 'purpose' | 'channel'
>

const openColumns = [
  'id',
  'account_realm',
  'account_id',
  'recipient',
  'purpose',
  'channel',
] as const

const isOf = (person: Principal) => (where: ExpressionBuilder<Tables, 'consent'>) =>
  'address' in person
    ? where('recipient', '=', person.address)
    : where.and([where('account_realm', '=', person.realm), where('account_id', '=', person.id)])

export async function findOpenConsent(
  db: Handle,
  person: Principal,
  purpose: ConsentPurpose,
  channel: MessageChannel,
): Promise<OpenConsent | undefined> {
  return db
    .selectFrom('consent')
    .where(isOf(person))
    .where('purpose', '=', purpose)
    .where('channel', '=', channel)
    .where('withdrawn_at', 'is', null)
    .select(openColumns)
    .executeTakeFirst()
}

/** Finds a consent, open or withdrawn, with the current address of its account. */
export async function findConsent(db: Handle, id: string) {
  const row = await db
    .selectFrom('consent')
    .where('id', '=', id)
    .select([...openColumns, 'withdrawn_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const account = row.account_realm
    ? await db
        .selectFrom(row.account_realm)
        .where('id', '=', row.account_id)
        .select(addressColumn[row.channel])
        .executeTakeFirst()
    : undefined
  return { ...row, sentTo: row.recipient ?? Object.values(account ?? {})[0] ?? '' }
}

/** Lists all consents of a person, open or withdrawn, newest first. */
export async function listConsents(db: Handle, person: Principal): Promise<ConsentRow[]> {
  return db
    .selectFrom('consent')
    .where(isOf(person))
    .select(['id', 'purpose', 'channel', 'data', 'notice', 'language', 'given_at', 'withdrawn_at'])
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertConsent(
  tx: Handle,
  given: {
    id: string
    person: Principal
    purpose: ConsentPurpose
    channel: MessageChannel
    data: string[]
    notice: string
    proof: object
  },
): Promise<void> {
  const { person, proof, ...columns } = given
  await tx
    .insertInto('consent')
    .values({
      ...columns,
      proof: JSON.stringify(proof),
      ...('address' in person
        ? { recipient: person.address }
        : { account_realm: person.realm, account_id: person.id }),
    })
    // The consent is already open, or is being given twice at once.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function closeConsents(
  tx: Handle,
  person: Principal,
  purposes: readonly ConsentPurpose[],
  channel: MessageChannel,
  proof: object,
): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ withdrawn_at: sql<Date>`now()`, withdrawal: JSON.stringify(proof) })
    .where(isOf(person))
    .where('purpose', 'in', purposes)
    .where('channel', '=', channel)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/**
 * Returns whether an open consent cannot be used: the account is inactive or deleted, or its
 * address sent STOP or turned out to be wrong.
 */
export async function isConsentBlocked(
  db: Handle,
  { account_realm, account_id, recipient, channel }: OpenConsent,
): Promise<boolean> {
  const addresses =
    account_realm === null
      ? sql`select ${recipient}::text as at, true as is_active`
      : sql`select ${sql.ref(addressColumn[channel])} as at, status = 'active' as is_active
          from ${sql.table(account_realm)} where id = ${account_id}`
  const { rows } = await sql<{ free: boolean }>`
    select is_active and at is not null and not exists (
      select from message_stop where channel = ${channel} and recipient = address.at
    ) as free from (${addresses}) address`.execute(db)
  return !rows[0]?.free
}

/** The account column with the address of each channel. */
export const addressColumn = {
  sms: 'phone',
  whatsapp: 'whatsapp',
  email: 'email',
} as const satisfies Record<MessageChannel, string>

/** Returns the addresses typed into the account. */
export function getAddresses(db: Handle, { realm, id }: OpenAccount) {
  return db
    .selectFrom(realm)
    .where('id', '=', id)
    .select(['email', 'phone', 'whatsapp'])
    .executeTakeFirstOrThrow()
}

/** Lists the channels of account messages that were switched on or off. */
export function listChoices(db: Handle, { realm, id }: OpenAccount) {
  return db
    .selectFrom('contact_choice')
    .where('account_realm', '=', realm)
    .where('account_id', '=', id)
    .select(['channel', 'is_on'])
    .execute()
}

export interface ContactAccount {
  realm: 'customer' | 'broker'
  id: string
}

export async function saveContactChoice(
  tx: Handle,
  { realm, id }: ContactAccount,
  channel: 'email' | 'sms',
  isOn: boolean,
): Promise<void> {
  await tx
    .insertInto('contact_choice')
    .values({ account_realm: realm, account_id: id, channel, is_on: isOn })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'channel'])
        .doUpdateSet({ is_on: isOn, changed_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Returns whether the number itself sent STOP. */
export async function isStopped(db: Handle, channel: string, recipient: string): Promise<boolean> {
  const { rows } = await sql<{ is_stopped: boolean }>`
    select exists (
      select from message_stop
      where channel = ${channel} and recipient = ${recipient} and reason = 'stop'
    ) as is_stopped`.execute(db)
  return rows[0]?.is_stopped === true
}
