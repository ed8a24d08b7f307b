import { v7 } from 'uuid'
import type { z } from 'zod'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import {
  type WaitlistCode,
  type WaitlistDraft,
  type WaitlistEntry,
  WaitlistStatus,
} from '#contract/waitlist.ts'
import { currentLocale } from '#domain/locale/translate.ts'
import { findTownName } from '#query-language/gazetteer/find-town.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { Field } from '#server/export/column.ts'
import { type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import {
  claimOpened,
  confirmEntry,
  findCityName,
  findEntry,
  findEntryOfPhone,
  hasListings,
  insertEntry,
  renewConfirmation,
} from './queries.ts'
import { codeOf, confirmationLink, idOf, isSame, type Links } from './secret.ts'

export { removeUnconfirmed } from './queries.ts'

export async function countJoin(db: Handle, address: string): Promise<void> {
  await countAttempt(db, addressKey('waitlist', address), rateLimits.waitlistPerAddress)
}

export async function countCode(db: Handle, phone: string, address: string): Promise<void> {
  const act = `waitlist code for ${phone}`
  await countAttempt(db, addressKey(act, address), rateLimits.waitlistCodePerNumberAndAddress)
  await countAttempt(db, act, rateLimits.waitlistCodePerNumber)
}

/**
 * Stores an entry for a known city and asks the owner of each address to confirm it; a city with
 * listings has no waitlist. Returns the name of the city.
 */
export function join(
  db: Handle,
  links: Links,
  draft: z.output<typeof WaitlistDraft>,
): Promise<string> {
  return transact(db, async (tx) => {
    const city = await getCityName(tx, draft.city)
    if (await hasListings(tx, city)) throw refuse('city_open')
    // Only bots fill the hidden field: they get the response of a success.
    if (draft.website) return city
    const { email = null, phone = null } = draft
    const entry = { id: v7(), city, email, phone, language: currentLocale() }
    const asked = (await insertEntry(tx, entry)) ? entry : await renewConfirmation(tx, entry)
    if (asked) await askToConfirm(tx, links, asked)
    return city
  })
}

/** Only a known city may be part of a message: free text would let anybody write to anybody. */
async function getCityName(db: Handle, text: string): Promise<string> {
  const name = (await findCityName(db, text)) ?? findTownName(text)
  if (!name) {
    const { message } = refuse('city_unknown')
    throw refuse('city_unknown', { fields: { city: message } })
  }
  return name
}

async function askToConfirm(
  tx: Handle,
  links: Links,
  { id, city, email, phone }: { id: string; city: string } & Pick<WaitlistEntry, 'email' | 'phone'>,
): Promise<void> {
  if (email) {
    const variables = () => ({ city, link: confirmationLink(links, id) })
    await queueMessage(tx, { to: { email }, template: 'waitlist.confirm_email', variables })
  }
  if (phone) {
    const variables = { city, code: codeOf(links.secrets, id) }
    await queueMessage(tx, { to: { phone }, template: 'waitlist.confirm_phone', variables })
  }
}

/** Returns what a confirmation link is for. */
export async function getConfirmation(db: Handle, secrets: Secrets, token: string) {
  return orRefuse(await findEntry(db, idOf(secrets, token)), 'message_link_broken')
}

/** Confirms the address that a link was sent to; opening it again is fine. Returns the city. */
export async function confirmEmail(db: Handle, secrets: Secrets, token: string): Promise<string> {
  return orRefuse(await confirmEntry(db, idOf(secrets, token), 'email'), 'message_link_broken')
}

/** Confirms the number that a code was sent to; entering it again is fine. Returns the city. */
export async function confirmPhone(
  db: Handle,
  secrets: Secrets,
  { city, phone, code }: z.output<typeof WaitlistCode>,
): Promise<string> {
  const name = (await findCityName(db, city)) ?? findTownName(city) ?? city
  const id = await findEntryOfPhone(db, { city: name, phone })
  if (!id || !isSame(code, codeOf(secrets, id))) throw refuse('waitlist_code_wrong')
  await confirmEntry(db, id, 'phone')
  return name
}

const perRound = 200

/** Notifies people whose city has its first live listing; each once, also across restarts. */
export async function notifyOpenedCities(db: Database, address: PublicAddress) {
  for (let notified = perRound; notified === perRound; ) {
    notified = await transact(db, async (tx) => {
      const people = await claimOpened(tx, perRound)
      for (const { city, email, phone, language } of people) {
        const path = `/properties?location=${encodeURIComponent(city)}`
        await queueMessage(tx, {
          to: { email, phone, whatsapp: phone, language },
          template: 'waitlist.opened',
          variables: () => ({ city, link: pageUrl(address, path) }),
        })
      }
      return people.length
    })
  }
}

/** The columns of the exported list. */
export const waitlistFields: readonly Field<WaitlistEntry>[] = [
  { key: 'city', label: 'City', kind: { is: 'text' }, from: ({ city }) => city },
  { key: 'email', label: 'Email', kind: { is: 'email' }, from: ({ email: at }) => at },
  { key: 'phone', label: 'Phone', kind: { is: 'phone' }, from: ({ phone }) => phone },
  {
    key: 'status',
    label: 'Status',
    kind: { is: 'word', of: WaitlistStatus },
    from: ({ status }) => status,
  },
  { key: 'joined', label: 'Joined', kind: { is: 'moment' }, from: (row) => row.consentedAt },
  { key: 'told', label: 'Told', kind: { is: 'moment' }, from: ({ toldAt }) => toldAt },
]
