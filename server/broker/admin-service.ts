import { v7 } from 'uuid'
import type { z } from 'zod'
import type { BrokerIdentity } from '#contract/approval/approval.ts'
import type { Broker, BrokerChange, BrokerDraft, BrokerRecord } from '#contract/broker/broker.ts'
import { refuse } from '#contract/refusal.ts'
import { withoutAbsent } from '#contract/without-absent.ts'
import { t } from '#domain/locale/translate.ts'
import { newContact, refuseKnown } from '#server/account/contact-conflicts.ts'
import { sendPasswordLink } from '#server/account/password/send-link.ts'
import { refuseSpreadContact } from '#server/account/spread-contact.ts'
import { writeToNewEmail } from '#server/account/write-to-new-email.ts'
import { differenceOf, snapshotOf } from '#server/audit/diff.ts'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { constraintOf } from '#server/db/failure.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { forgetContacts } from '#server/resilience/throttle-queries.ts'
import { eraseTraces } from './erase-queries.ts'
import { type BrokerRow, deleteBroker, insertBroker, updateBroker } from './queries.ts'
import { brokerRecord, brokerReply } from './reply.ts'
import { type Approved, lockBroker } from './service.ts'

const targetOf = (id: string) => ({ kind: 'broker', id })
const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]

/** Adds a broker without a password and sends the link to set one (ACC-2). */
export function addBroker(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  draft: z.output<typeof BrokerDraft>,
): Promise<BrokerRecord> {
  return transact(db, async (tx) => {
    refuseSpreadContact(draft)
    await refuseKnown(tx, 'broker', draft)
    const row = await insertBroker(tx, {
      id: v7(),
      email: draft.email,
      phone: draft.phone,
      first_name: draft.firstName,
      last_name: draft.lastName,
      company_name: draft.companyName,
      whatsapp: draft.whatsapp ?? null,
      experience: draft.experience,
      specialization: unique(draft.specialization),
      operating_areas: unique(draft.operatingAreas),
      password_hash: null,
    })
    await record(tx, viewer, 'broker.create', targetOf(row.id), {
      after: snapshotOf(brokerReply(row)),
    })
    await sendPasswordLink(tx, config, 'broker', row)
    return brokerRecord(tx, row)
  })
}

/** Two administrators change these of a verified broker; links to sign in go to the email. */
const identity = ['firstName', 'lastName', 'companyName', 'phone', 'email'] as const

/** Returns what identifies a broker, locked. */
export async function lockIdentity(tx: Handle, id: string) {
  const row = await lockBroker(tx, id)
  const { firstName, lastName, companyName, phone, email } = brokerReply(row)
  return { kycStatus: row.kyc_status, firstName, lastName, companyName, phone, email }
}

/** Refuses a change of what identifies a broker that could not be saved. */
export async function checkIdentity(
  tx: Handle,
  id: string,
  change: z.output<typeof BrokerIdentity>,
): Promise<void> {
  const before = await lockBroker(tx, id)
  const after = brokerReply({ ...before, ...columnsOf(change, before) })
  if (!changesIdentity(brokerReply(before), after)) {
    throw refuse('invalid_input', { message: t('Please change the name or a contact detail.') })
  }
  refuseSpreadContact(after, before)
  await refuseKnown(tx, 'broker', newContact(before, change), id)
}

const changesIdentity = (before: Broker, after: Broker) =>
  identity.some((field) => before[field] !== after[field])

/**
 * Saves the given fields; a change based on an older version is refused, and so is one of what
 * identifies a verified broker, unless another administrator asked for it. With a new address, a
 * broker without a password gets a new link there and the old one expires; others are asked to
 * confirm it, and messages go to the old address until then.
 */
export function changeBroker(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  id: string,
  change: z.output<typeof BrokerChange>,
  approval?: Approved,
): Promise<BrokerRecord> {
  return transact(db, async (tx) => {
    const before = await lockBroker(tx, id)
    if ((change.version ?? before.version) !== before.version) throw refuse('changed_meanwhile')
    const columns = columnsOf(change, before)
    const after = brokerReply({ ...before, ...columns })
    const difference = differenceOf(brokerReply(before), after)
    if (!difference) return brokerRecord(tx, before)
    refuseSpreadContact(after, before)
    await refuseKnown(tx, 'broker', newContact(before, change), id)
    const isVerified = before.kyc_status === 'verified'
    if (isVerified && !approval && changesIdentity(brokerReply(before), after)) {
      throw identityNeedsTwo()
    }
    const saved = await updateBroker(tx, id, columns)
    if (saved.email !== before.email) await writeToNewEmail(tx, config, 'broker', saved)
    await record(tx, viewer, 'broker.change', targetOf(id), {
      ...difference,
      after: { ...difference.after, ...approval },
    })
    return brokerRecord(tx, saved)
  })
}

const identityNeedsTwo = () =>
  refuse('second_person_needed', {
    message: t(
      'This broker is verified. Changing the name, company, phone or email needs the approval of ' +
        'another administrator.',
    ),
  })

/**
 * Returns the columns to update. `null` clears the WhatsApp number; fields not given are left out.
 */
function columnsOf(change: z.output<typeof BrokerChange>, before: BrokerRow) {
  const isNewAddress = change.email !== undefined && change.email !== before.email
  const named = {
    first_name: change.firstName,
    last_name: change.lastName,
    email: change.email,
    is_email_verified: isNewAddress ? false : undefined,
    phone: change.phone,
    company_name: change.companyName,
    whatsapp: change.whatsapp,
    experience: change.experience,
    specialization: change.specialization && unique(change.specialization),
    operating_areas: change.operatingAreas && unique(change.operatingAreas),
    about: change.about,
  }
  return withoutAbsent(named) as Partial<Pick<BrokerRow, keyof typeof named>>
}

/**
 * Deletes a broker without dependent records; listings, inquiries, plans and imports prevent it.
 * What stays names the person no more.
 */
export async function removeBroker(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
): Promise<void> {
  try {
    await transact(db, async (tx) => {
      const before = await lockBroker(tx, id)
      await deleteBroker(tx, id)
      const { email, phone, whatsapp, companyName, status, kycStatus } = brokerReply(before)
      await eraseTraces(tx, id)
      await forgetContacts(
        tx,
        [email, phone, whatsapp].filter((contact) => contact !== null),
      )
      await record(tx, systemActor, 'broker.erase', targetOf(id))
      await record(tx, viewer, 'broker.remove', targetOf(id), {
        before: { companyName, status, kycStatus },
      })
    })
  } catch (error) {
    // The foreign keys decide, so that a listing submitted at the same moment is never orphaned.
    if (constraintOf(error)?.code !== '23503') throw error
    throw refuse('in_use', {
      message: t(
        'This broker has listings, enquiries or a plan and cannot be deleted. Block ' +
          'the account instead.',
      ),
    })
  }
}
