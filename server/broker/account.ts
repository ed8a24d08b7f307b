import { v7 } from 'uuid'
import type { z } from 'zod'
import type {
  Broker,
  BrokerProfile,
  BrokerRegistration,
  BrokerStatus,
} from '#contract/broker/broker.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import type { RefusalCode } from '#contract/refusal.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import { changeProfile } from '#server/account/change-profile.ts'
import { askForConfirmation } from '#server/account/confirm-email.ts'
import { registerKnownBrowser } from '#server/account/sign-in/known-browser-queries.ts'
import type { AccountStore, Session } from '#server/account/sign-in/sign-in.ts'
import { refuseSpreadContact } from '#server/account/spread-contact.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { openSession } from '#server/http/session-queries.ts'
import type { BrokerViewer, Trace } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { kycGroup } from './kyc-group.ts'
import {
  type BrokerRow,
  enterBroker,
  findBroker,
  insertBroker,
  listBrokersOf,
  lockBrokerRow,
  updateBroker,
} from './queries.ts'
import { brokerReply } from './reply.ts'
import { returnToVerification } from './reverify.ts'

/**
 * Creates an account with KYC pending and signs it in. The caller hashes the password, outside the
 * transaction.
 */
export function registerBroker(
  db: Handle,
  given: z.output<typeof BrokerRegistration>,
  passwordHash: string,
  trace: Trace,
): Promise<Session & { broker: Broker }> {
  refuseSpreadContact(given)
  return transact(db, async (tx) => {
    const row = await insertBroker(tx, {
      id: v7(),
      email: given.email,
      phone: given.phone,
      language: currentLocale(),
      first_name: given.firstName,
      last_name: given.lastName,
      company_name: given.companyName,
      whatsapp: given.whatsapp ?? null,
      experience: given.experience,
      specialization: unique(given.specialization),
      operating_areas: unique(given.operatingAreas),
      password_hash: passwordHash,
    })
    const account = { realm: 'broker' as const, id: row.id }
    const actor = { ...account, name: `${row.first_name} ${row.last_name}`, trace }
    await record(tx, actor, 'broker.register', targetOf(row.id), {
      after: { status: row.status, kycStatus: row.kyc_status, companyName: row.company_name },
    })
    await notify(tx, 'broker.review', () => ({
      kind: 'kyc',
      title: t('KYC to review: {company}', { company: row.company_name }),
      link: `/bb-admin/brokers/${row.id}`,
      group: kycGroup(),
    }))
    await askForConfirmation(tx, account)
    const browser = await registerKnownBrowser(tx, account, trace.browserToken)
    return {
      token: await openSession(tx, account, trace),
      browserToken: browser.token,
      broker: brokerReply(row),
    }
  })
}

const signInRefusals: Record<BrokerStatus, RefusalCode | undefined> = {
  active: undefined,
  inactive: 'account_inactive',
  blocked: 'account_blocked',
  suspended: 'account_suspended',
}

/** The accounts of brokers, for their sign-in. */
export const brokerAccounts: AccountStore<BrokerRow, { broker: Broker }> = {
  realm: 'broker',
  wrongCredentials: 'wrong_credentials',
  find: listBrokersOf,
  refusalOf: (broker) => signInRefusals[broker.status],
  enter: enterBroker,
  get: findBroker,
  show: (row) => ({ broker: brokerReply(row) }),
}

export async function ownProfile(db: Handle, viewer: BrokerViewer): Promise<Broker> {
  return brokerReply(orRefuse(await findBroker(db, viewer.id), 'session_over'))
}

/** Saves the given fields. A new name, phone number or company returns the KYC to review. */
export function changeOwnProfile(
  db: Handle,
  viewer: BrokerViewer,
  given: z.output<typeof BrokerProfile>,
): Promise<Broker> {
  return changeProfile(db, viewer, {
    lock: lockBrokerRow,
    columnsOf: (before: BrokerRow) => columnsOf(given, before),
    update: updateBroker,
    follow: (tx, before, saved) => returnToVerification(tx, viewer, before, saved),
    reply: brokerReply,
  })
}

function columnsOf(given: z.output<typeof BrokerProfile>, before: BrokerRow) {
  return {
    first_name: given.firstName ?? before.first_name,
    last_name: given.lastName ?? before.last_name,
    email: given.email ?? before.email,
    // A new address has to be proven by a link sent to it.
    is_email_verified: before.is_email_verified && (given.email ?? before.email) === before.email,
    phone: given.phone ?? before.phone,
    company_name: given.companyName ?? before.company_name,
    // `null` clears the number, so `??` would be wrong.
    whatsapp: given.whatsapp === undefined ? before.whatsapp : given.whatsapp,
    language: given.language ?? before.language,
    experience: given.experience ?? before.experience,
    specialization: given.specialization ? unique(given.specialization) : before.specialization,
    operating_areas: given.operatingAreas ? unique(given.operatingAreas) : before.operating_areas,
    about: given.about === undefined ? before.about : given.about,
  }
}

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}

const targetOf = (id: string) => ({ kind: 'broker', id })
