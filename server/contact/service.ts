import type { ContactGiven, ContactMade, ContactWay } from '#contract/contact/contact.ts'
import { refuse } from '#contract/refusal.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { presentBrokerName } from '#server/db/broker-name.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { isRobot } from '#server/http/bot-detection.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { type Visit, visitorOf } from '#server/http/visitor.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { isContactToken } from './page-token.ts'
import {
  type ContactRow,
  findOfBroker,
  findOfProperty,
  insertReveal,
  insertWay,
  listKnown,
  listMade,
} from './queries.ts'

/** Counts a request for a number against its sender's rate limit (RAT-03). */
export async function countContactCall(db: Handle, { viewer, trace }: Visit): Promise<void> {
  const { address } = trace
  if (viewer?.realm !== 'customer') {
    await countAttempt(db, addressKey('contact reveal', address), rateLimits.revealPerAddress)
    await countAttempt(
      db,
      addressKey('contact reveals of a day', address),
      rateLimits.revealPerAddressAndDay,
    )
    return
  }
  const ofAddress = addressKey('contact reveal by customers', address)
  const ofAddressAndDay = addressKey('contact reveals of a day by customers', address)
  await countAttempt(db, `contact reveal by ${viewer.id}`, rateLimits.revealPerCustomer)
  await countAttempt(
    db,
    `contact reveals of a day by ${viewer.id}`,
    rateLimits.revealPerCustomerAndDay,
  )
  await countAttempt(db, ofAddress, rateLimits.revealPerAddressOfCustomers)
  await countAttempt(db, ofAddressAndDay, rateLimits.revealPerAddressOfCustomersAndDay)
}

/** The visitor who requests a number, and the token from the page. */
interface Asking extends Visit {
  token: string | undefined
}

/** Returns the number of a live listing's broker, and one of the listing's own numbers. */
export function givePropertyContact(
  db: Handle,
  secrets: Secrets,
  { propertyId, way }: { propertyId: string; way: ContactWay },
  visit: Asking,
): Promise<ContactGiven> {
  requirePage(secrets, propertyId, visit)
  return transact(db, async (tx) => {
    const broker = await findOfProperty(tx, propertyId)
    if (!broker) throw refuse('property_not_found')
    const person = await reveal(tx, secrets, { broker, propertyId }, visit)
    if (person) await insertWay(tx, { propertyId, way, ...person })
    return present(broker)
  })
}

export function giveBrokerContact(
  db: Handle,
  secrets: Secrets,
  brokerId: string,
  visit: Asking,
): Promise<ContactGiven> {
  requirePage(secrets, brokerId, visit)
  return transact(db, async (tx) => {
    const broker = await findOfBroker(tx, brokerId)
    if (!broker) throw refuse('broker_not_found')
    await reveal(tx, secrets, { broker, propertyId: null }, visit)
    return present(broker)
  })
}

/** Refuses signed-out visitors who did not open the page of the requested number. */
function requirePage(secrets: Secrets, subject: string, { viewer, trace, token }: Asking): void {
  if (isRobot(trace.userAgent)) throw refuse('contact_for_people')
  if (viewer) return
  if (!isContactToken(secrets, subject, token)) throw refuse('contact_page_expired')
}

/**
 * Records that a visitor was given a number, once per broker, visitor and day in India. Brokers
 * viewing their own page are not counted.
 */
async function reveal(
  tx: Handle,
  secrets: Secrets,
  { broker, propertyId }: { broker: ContactRow; propertyId: string | null },
  { viewer, trace }: Visit,
): Promise<{ day: string; visitor: Buffer } | undefined> {
  if (viewer?.id === broker.id) return undefined
  const person = visitorOf(secrets, { viewer, trace })
  const customerId = viewer?.realm === 'customer' ? viewer.id : null
  await insertReveal(tx, { brokerId: broker.id, ...person }, { propertyId, customerId })
  return person
}

function present({ phone, whatsapp, email }: ContactRow): ContactGiven {
  // Most brokers use one number for both and leave the second empty.
  return { phone, phoneText: formatPhone(phone), whatsapp: whatsapp ?? phone, email }
}

/** Returns the brokers whose numbers a customer was given. */
export async function findContactsMade(db: Handle, viewer: CustomerViewer): Promise<ContactMade[]> {
  const rows = await listMade(db, viewer)
  return rows.map((row) => ({
    _id: `${row.broker_id} ${row.day}`,
    broker: presentBrokerName(row),
    property:
      row.property_id === null || row.title === null
        ? null
        : { _id: row.property_id, title: row.title, hasPage: row.has_page ?? false },
    at: row.revealed_at.toISOString(),
  }))
}

/**
 * Returns those of these brokers whose numbers the customer already has, so as not to ask again.
 */
export async function knownBrokers(
  db: Handle,
  viewer: CustomerViewer,
  brokerIds: readonly string[],
): Promise<Set<string>> {
  return new Set(await listKnown(db, viewer, brokerIds))
}
