import { v7 } from 'uuid'
import type { z } from 'zod'
import type { CustomerChange, CustomerDraft, CustomerRecord } from '#contract/customer/customer.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { withoutAbsent } from '#contract/without-absent.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { newContact, refuseKnown } from '#server/account/contact-conflicts.ts'
import { sendPasswordLink } from '#server/account/password/send-link.ts'
import { proveMailbox } from '#server/account/prove-mailbox.ts'
import { refuseSpreadContact } from '#server/account/spread-contact.ts'
import { writeToNewEmail } from '#server/account/write-to-new-email.ts'
import { differenceOf, snapshotOf } from '#server/audit/diff.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { constraintOf } from '#server/db/failure.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { eraseNow } from '#server/privacy/erase.ts'
import {
  type CustomerRow,
  countInquiries,
  insertCustomer,
  lockCustomer,
  updateCustomer,
} from './queries.ts'
import { customerRecord, customerReply } from './reply.ts'

const targetOf = (id: string) => ({ kind: 'customer', id })

/** Adds a customer without a password and sends the link to set one (ACC-2). */
export function addCustomer(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  draft: z.output<typeof CustomerDraft>,
): Promise<CustomerRecord> {
  return transact(db, async (tx) => {
    refuseSpreadContact(draft)
    await refuseKnown(tx, 'customer', draft)
    const row = await insertCustomer(tx, {
      id: v7(),
      email: draft.email,
      phone: draft.phone,
      first_name: draft.firstName,
      last_name: draft.lastName,
      whatsapp: draft.whatsapp ?? null,
      source: draft.source,
      password_hash: null,
    })
    await record(tx, viewer, 'customer.create', targetOf(row.id), {
      after: snapshotOf(customerReply(row)),
    })
    await sendPasswordLink(tx, config, 'customer', row)
    return customerRecord(row)
  })
}

/**
 * Saves the given fields; a change based on an older version is refused. With a new address, a
 * customer without a password gets a new link there and the old one expires; others are asked to
 * confirm it, and messages go to the old address until then.
 */
export function changeCustomer(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  id: string,
  change: z.output<typeof CustomerChange>,
): Promise<CustomerRecord> {
  return transact(db, async (tx) => {
    const before = orRefuse(await lockCustomer(tx, id), 'customer_not_found')
    if ((change.version ?? before.version) !== before.version) throw refuse('changed_meanwhile')
    const { is_verified = before.is_verified, ...columns } = columnsOf(change, before)
    const after = customerReply({ ...before, ...columns, is_verified })
    const difference = differenceOf(customerReply(before), after)
    if (!difference) return customerRecord(before)
    refuseSpreadContact(after, before)
    await refuseKnown(tx, 'customer', newContact(before, change), id)
    const isNewlyVerified = is_verified && (!before.is_verified || after.email !== before.email)
    const saved = await updateCustomer(tx, id, {
      ...columns,
      is_verified: is_verified && !isNewlyVerified,
    })
    if (isNewlyVerified) await proveMailbox(tx, viewer, { realm: 'customer', id })
    if (saved.email !== before.email) {
      await writeToNewEmail(tx, config, 'customer', saved, { isProven: is_verified })
    }
    await record(tx, viewer, 'customer.change', targetOf(id), difference)
    return customerRecord({ ...saved, is_verified })
  })
}

/**
 * Returns the columns to update. `null` clears one; fields not given are left out. A new address is
 * unverified unless an administrator marks it verified or the customer opens a link sent to it.
 */
function columnsOf(change: z.output<typeof CustomerChange>, before: CustomerRow) {
  const isNewAddress = change.email !== undefined && change.email !== before.email
  const named = {
    first_name: change.firstName,
    last_name: change.lastName,
    email: change.email,
    phone: change.phone,
    whatsapp: change.whatsapp,
    date_of_birth: change.dateOfBirth,
    gender: change.gender,
    source: change.source,
    is_verified: change.isVerified ?? (isNewAddress ? false : undefined),
  }
  return withoutAbsent(named) as Partial<Pick<CustomerRow, keyof typeof named>>
}

/** Deletes a customer without inquiries: brokers keep the inquiries they answer. */
export async function removeCustomer(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
): Promise<void> {
  try {
    await transact(db, async (tx) => {
      const before = orRefuse(await lockCustomer(tx, id), 'customer_not_found')
      const inquiries = await countInquiries(tx, id)
      if (inquiries > 0) throw inUse(before, inquiries)
      await eraseNow(tx, id)
      await record(tx, viewer, 'customer.remove', targetOf(id), {
        before: { status: before.status },
      })
    })
  } catch (error) {
    // The foreign keys decide, so that an inquiry sent at the same moment is never orphaned.
    if (constraintOf(error)?.code !== '23503') throw error
    throw refuse('in_use', {
      message: t('This customer has enquiries and cannot be deleted. Block the account instead.'),
    })
  }
}

function inUse({ first_name, last_name }: CustomerRow, inquiries: number) {
  return refuse('in_use', {
    message: t(
      '{count, plural, one {{name} has 1 enquiry and cannot be deleted. Block the account ' +
        'instead.} other {{name} has {figure} enquiries and cannot be deleted. Block the account ' +
        'instead.}}',
      {
        count: inquiries,
        figure: withCommas(inquiries),
        name: `${first_name} ${last_name}`,
      },
    ),
  })
}
