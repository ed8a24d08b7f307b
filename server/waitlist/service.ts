import { v7 } from 'uuid'
import type { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import { type WaitlistDraft, type WaitlistEntry, WaitlistStatus } from '#contract/waitlist.ts'
import { addressKey, countAttempt, type Limit } from '#server/account/throttle.ts'
import type { Config } from '#server/config.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from '#server/message/service.ts'
import type { Field } from '#server/sheet/field.ts'
import { hasListings, insertEntry, takeOpened } from './queries.ts'

const perAddress: Limit = { attempts: 20, minutes: 60 }

export async function countJoin(db: Handle, address: string): Promise<void> {
  await countAttempt(db, addressKey('waitlist', address), perAddress)
}

/** Keeps who wants to hear of a city and confirms it once; a city with listings needs no waiting. */
export function join(db: Handle, draft: z.output<typeof WaitlistDraft>): Promise<void> {
  return transact(db, async (tx) => {
    if (await hasListings(tx, draft.city)) throw refuse('city_open')
    // Only machines fill the field that nobody sees: they are told what they like to hear.
    if (draft.website) return
    const { city, email = null, phone = null } = draft
    if (!(await insertEntry(tx, { id: v7(), city, email, phone }))) return
    await queueMessage(tx, {
      to: { email, phone, whatsapp: phone },
      template: 'waitlist.joined',
      variables: { city },
    })
  })
}

const perRound = 200

/** Tells those whose city has its first live listing; each once, also across restarts. */
export async function tellOpened(db: Database, { publicUrl }: Pick<Config, 'publicUrl'>) {
  for (let told = perRound; told === perRound; ) {
    told = await transact(db, async (tx) => {
      const people = await takeOpened(tx, perRound)
      for (const { city, email, phone } of people) {
        const path = `/properties?location=${encodeURIComponent(city)}`
        await queueMessage(tx, {
          to: { email, phone, whatsapp: phone },
          template: 'waitlist.opened',
          variables: { city, link: publicUrl ? new URL(path, publicUrl).href : path },
        })
      }
      return people.length
    })
  }
}

/** The columns of the list as a file. */
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
