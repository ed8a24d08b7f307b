import { v7 } from 'uuid'
import type { z } from 'zod'
import type {
  Customer,
  CustomerProfile,
  CustomerRegistration,
  CustomerStatus,
} from '#contract/customer/customer.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import type { RefusalCode } from '#contract/refusal.ts'
import { currentLocale } from '#domain/locale/translate.ts'
import { changeProfile } from '#server/account/change-profile.ts'
import { askForConfirmation } from '#server/account/confirm-email.ts'
import { registerKnownBrowser } from '#server/account/sign-in/known-browser-queries.ts'
import type { AccountStore, Session } from '#server/account/sign-in/sign-in.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { openSession } from '#server/http/session-queries.ts'
import type { CustomerViewer, Trace } from '#server/http/viewer.ts'
import { saveTouches } from '#server/touch/service.ts'
import {
  type CustomerRow,
  enterCustomer,
  findCustomer,
  insertCustomer,
  listCustomersOf,
  lockCustomer,
  updateCustomer,
} from './queries.ts'
import { customerReply } from './reply.ts'

/**
 * Creates an account and signs it in, even if others have entered the number or address before
 * (decision 0039). The password is hashed before the transaction.
 */
export function registerCustomer(
  db: Handle,
  given: z.output<typeof CustomerRegistration>,
  passwordHash: string,
  trace: Trace,
): Promise<Session & { customer: Customer }> {
  return transact(db, async (tx) => {
    const row = await insertCustomer(tx, {
      id: v7(),
      email: given.email,
      phone: given.phone,
      language: currentLocale(),
      first_name: given.firstName,
      last_name: given.lastName,
      password_hash: passwordHash,
      last_active_at: new Date(),
    })
    const account = { realm: 'customer' as const, id: row.id }
    const actor = { ...account, name: `${row.first_name} ${row.last_name}`, trace }
    await record(tx, actor, 'customer.register', targetOf(row.id), {
      after: { status: row.status, source: row.source },
    })
    await saveTouches(tx, { customer_id: row.id }, given.touches)
    await askForConfirmation(tx, account)
    const browser = await registerKnownBrowser(tx, account, trace.browserToken)
    return {
      token: await openSession(tx, account, trace),
      browserToken: browser.token,
      customer: customerReply(row),
    }
  })
}

const signInRefusals: Record<CustomerStatus, RefusalCode | undefined> = {
  active: undefined,
  inactive: 'account_inactive',
  blocked: 'account_blocked',
}

/** The accounts of customers, for their sign-in. */
export const customerAccounts: AccountStore<CustomerRow, { customer: Customer }> = {
  realm: 'customer',
  wrongCredentials: 'wrong_credentials',
  find: listCustomersOf,
  refusalOf: (customer) => signInRefusals[customer.status],
  enter: enterCustomer,
  get: findCustomer,
  show: (row) => ({ customer: customerReply(row) }),
}

export async function ownProfile(db: Handle, viewer: CustomerViewer): Promise<Customer> {
  return customerReply(orRefuse(await findCustomer(db, viewer.id), 'session_over'))
}

/** Saves the given profile fields and leaves the rest. */
export function changeOwnProfile(
  db: Handle,
  viewer: CustomerViewer,
  given: z.output<typeof CustomerProfile>,
): Promise<Customer> {
  return changeProfile(db, viewer, {
    lock: lockCustomer,
    columnsOf: (before: CustomerRow) => columnsOf(given, before),
    update: updateCustomer,
    reply: customerReply,
  })
}

function columnsOf(given: z.output<typeof CustomerProfile>, before: CustomerRow) {
  return {
    first_name: given.firstName ?? before.first_name,
    last_name: given.lastName ?? before.last_name,
    email: given.email ?? before.email,
    // A new address is verified by opening a link sent to it, or by an administrator.
    is_verified: before.is_verified && (given.email ?? before.email) === before.email,
    phone: given.phone ?? before.phone,
    whatsapp: given.whatsapp === undefined ? before.whatsapp : given.whatsapp,
    language: given.language ?? before.language,
    date_of_birth: given.dateOfBirth === undefined ? before.date_of_birth : given.dateOfBirth,
    gender: given.gender === undefined ? before.gender : given.gender,
    interests: unique(given.interests ?? before.interests),
    preferred_locations: unique(given.preferredLocations ?? before.preferred_locations),
    property_types: unique(given.propertyType ?? before.property_types),
    budget_min: given.budgetRange?.min ?? before.budget_min,
    budget_max: given.budgetRange?.max ?? before.budget_max,
  }
}

/** Removes duplicate choices (CUS-3). */
function unique(items: string[]): string[] {
  return [...new Set(items)]
}

const targetOf = (id: string) => ({ kind: 'customer', id })
