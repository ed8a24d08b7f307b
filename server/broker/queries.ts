import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DocumentKind } from '#contract/document.ts'
import type { ReraAgent } from '#domain/rera/rera-agent.ts'
import { maxOfAddress } from '#server/account/queries.ts'
import type { Handle } from '#server/db/connect.ts'
import { reraAgents } from '#server/db/rera-agents.ts'
import type { AuditEvent, Broker } from '#server/db/tables.ts'

export type BrokerRow = Selectable<Broker>

export async function insertBroker(tx: Handle, broker: Insertable<Broker>): Promise<BrokerRow> {
  return tx.insertInto('broker').values(broker).returningAll().executeTakeFirstOrThrow()
}

export async function findBroker(db: Handle, id: string): Promise<BrokerRow | undefined> {
  return db.selectFrom('broker').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the accounts with an address: the proven one first, then by age (decision 0039). */
export async function listBrokersOf(db: Handle, email: string): Promise<BrokerRow[]> {
  return db
    .selectFrom('broker')
    .selectAll()
    .where('email', '=', email)
    .orderBy('is_email_verified', 'desc')
    .orderBy('id')
    .limit(maxOfAddress)
    .execute()
}

/**
 * Returns the row, locked until the transaction ends against other changes and against listings
 * going live.
 */
export async function lockBrokerRow(tx: Handle, id: string): Promise<BrokerRow | undefined> {
  return tx
    .selectFrom('broker')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateBroker(
  tx: Handle,
  id: string,
  change: Updateable<Broker>,
): Promise<BrokerRow> {
  return tx
    .updateTable('broker')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Saves the hash of a sign-in, if the account is still active and has the password that was
 * checked.
 */
export async function enterBroker(
  tx: Handle,
  broker: BrokerRow,
  hash: string,
): Promise<BrokerRow | undefined> {
  return tx
    .updateTable('broker')
    .set({ password_hash: hash })
    .where('id', '=', broker.id)
    .where('password_hash', '=', broker.password_hash)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst()
}

interface DocumentTotals {
  documentCount: number
  hasPanCard: boolean
}

/** Returns the KYC documents on file by broker; brokers without any are left out. */
export async function documentTotals(
  db: Handle,
  ids: string[],
): Promise<Map<string, DocumentTotals>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('document')
    .where('broker_id', 'in', ids)
    .groupBy('broker_id')
    .select(({ fn }) => [
      'broker_id',
      fn.countAll<number>().as('documentCount'),
      sql<boolean>`bool_or(kind = 'pan')`.as('hasPanCard'),
    ])
    .execute()
  return new Map(rows.map(({ broker_id, ...totals }) => [broker_id, totals]))
}

/** Returns the expiry date of the newest RERA certificate on file, or null if none has one. */
export async function certificateEnd(tx: Handle, id: string): Promise<string | null> {
  const { until } = await tx
    .selectFrom('document')
    .where('broker_id', '=', id)
    .where('kind', '=', 'rera')
    .select(({ fn }) => fn.max<string | null>('valid_until').as('until'))
    .executeTakeFirstOrThrow()
  return until
}

export async function listAgents(db: Handle, id: string): Promise<ReraAgent[]> {
  const row = await db
    .selectFrom('broker')
    .where('id', '=', id)
    .select(reraAgents.as('agents'))
    .executeTakeFirst()
  return row?.agents ?? []
}

/** Returns whether a RERA certificate is on file that the KYC was not verified with. */
export async function hasNewCertificate(tx: Handle, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('document')
    .where('broker_id', '=', id)
    .where('kind', '=', 'rera')
    .where('verified_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Saves when the KYC was verified with the documents on file, or that it no longer is. */
export async function markDocuments(
  tx: Handle,
  id: string,
  { verifiedAt }: { verifiedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ verified_at: verifiedAt })
    .where('broker_id', '=', id)
    .execute()
}

/** Returns whether a document of this kind is on file. */
export async function hasDocument(tx: Handle, id: string, kind: DocumentKind): Promise<boolean> {
  const row = await tx
    .selectFrom('document')
    .select('id')
    .where('broker_id', '=', id)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a broker without dependent records; foreign keys refuse any other. */
export async function deleteBroker(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('broker').where('id', '=', id).execute()
}

type Ended = Pick<BrokerRow, 'id' | 'email' | 'phone' | 'whatsapp' | 'first_name'> & {
  until: string | null
}

/** Ends suspensions whose last day in India has passed; returns the brokers. */
export async function endSuspensions(tx: Handle): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update broker set status = 'active', status_reason = null, suspended_until = null
    from (
      select id, suspended_until as until from broker
      where suspended_until < india_today()
      for no key update skip locked) ended
    where broker.id = ended.id
    returning broker.id, email, phone, whatsapp, first_name, ended.until`.execute(tx)
  return rows
}

export type KycEvent = Pick<Selectable<AuditEvent>, 'at' | 'act' | 'before' | 'after'>

const maxKycEvents = 50

/**
 * Returns the audit events of a broker's KYC, newest first: decisions, what led to them, and the
 * first document.
 */
export async function findKycEvents(db: Handle, id: string): Promise<KycEvent[]> {
  const log = db
    .selectFrom('audit_event')
    .select(['at', 'act', 'before', 'after'])
    .where('target_kind', '=', 'broker')
    .where('target_id', '=', id)
  const acts = [
    'broker.decide_kyc',
    'broker.resubmit_kyc',
    'broker.reverify_kyc',
    'broker.expire_kyc',
  ]
  const steps = await log
    .where('act', 'in', acts)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxKycEvents)
    .execute()
  const first = await log.where('act', '=', 'document.add').orderBy('at').limit(1).execute()
  return [...steps, ...first].sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** A KYC expires with its RERA certificate (decision 0014). */

/** Days before the expiry on which the broker is notified; 0 is the last day itself. */
export const noticeDays = [30, 7, 0] as const

/** Claims verified brokers whose KYC expires within `days` and who have not had this notice. */
export function claimEnding(tx: Handle, days: number): Promise<BrokerRow[]> {
  // If several notices are due, only the latest is sent.
  const next = noticeDays.find((later) => later < days) ?? -1
  return tx
    .updateTable('broker')
    .set({ kyc_notice_days: days })
    .where('kyc_status', '=', 'verified')
    .where(sql<boolean>`kyc_valid_until <= india_today() + ${days}::int`)
    .where(sql<boolean>`kyc_valid_until > india_today() + ${next}::int`)
    .where(sql<boolean>`coalesce(kyc_notice_days, 366) > ${days}`)
    .returningAll()
    .execute()
}

export function lockEnded(tx: Handle): Promise<BrokerRow[]> {
  return tx
    .selectFrom('broker')
    .selectAll()
    .where('kyc_status', '=', 'verified')
    .where(sql<boolean>`kyc_valid_until < india_today()`)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}
