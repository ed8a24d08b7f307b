import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { VisitScheduleDraft } from '#contract/visit/schedule.ts'
import { visitSchedule } from '#contract/visit/schedule.ts'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import type { TestApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

type Person = { token: string }

/** Every day from 10 to 18, half an hour each with a quarter between: 10:00, 10:45, 11:30 … */
export const everyDay: VisitScheduleDraft = {
  isOpen: true,
  lengthMinutes: 30,
  bufferMinutes: 15,
  travelMinutes: 60,
  daysAhead: 14,
  noticeMinutes: 60,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    return { weekday, opens: '10:00', closes: '18:00' }
  }),
  exceptions: [],
  version: 0,
}

/** Visits over HTTP: brokers publish times, customers book, time goes by. */
export function visitActs(site: TestApp) {
  const slots = async (id: string, query: Record<string, string> = {}) =>
    (await site.call(visit.slots, { params: { id }, query })).body
  const book = (
    person: Person,
    propertyId: string,
    startsAt: string,
    given: Record<string, unknown> = {},
    key?: string,
  ) =>
    site.call(
      visit.book,
      { body: { propertyId, startsAt, ...given } },
      { token: person.token, ...(key && { headers: { 'idempotency-key': key } }) },
    )
  const publish = (broker: Person, given: Partial<VisitScheduleDraft> = {}) =>
    site.call(visitSchedule.save, { body: { ...everyDay, ...given } }, { token: broker.token })
  const makeLister = async (given: Partial<VisitScheduleDraft> = {}) => {
    const broker = await makeBroker(site.context.db)
    const { id: listing, title } = await makeProperty(site.context.db, { brokerId: broker.id })
    assert.equal((await publish(broker, given)).status, 200)
    return { broker, listing, title }
  }
  /** Free times of tomorrow: none of them is near now. */
  const tomorrow = async (listing: string) => {
    const { days } = await slots(listing)
    const day = days.find((one) => one.day === indianDay(1))
    assert.ok(day)
    return day.slots
  }
  const booked = async (given: Partial<VisitScheduleDraft> = {}) => {
    const made = await makeLister(given)
    const customer = await makeCustomer(site.context.db, { isVerified: true })
    const [first = ''] = await tomorrow(made.listing)
    const { body, status } = await book(customer, made.listing, first)
    assert.equal(status, 201, JSON.stringify(body))
    return { ...made, customer, first, id: body.visit._id, visit: body.visit }
  }
  return {
    slots,
    book,
    publish,
    makeLister,
    tomorrow,
    booked,
    own: async (person: Person, query: Record<string, string> = {}) =>
      (await site.call(visit.list, { query }, person)).body,
    ofBroker: async (broker: Person, query: Record<string, string> = {}) =>
      (await site.call(brokerVisit.list, { query }, { token: broker.token })).body.visits,
    /** Lets time go by until so long after the start of a visit, or before it: "-30 minutes". */
    passTo: (id: string, after: string) =>
      sql`update visit set starts_at = now() - ${after}::interval,
        ends_at = now() - ${after}::interval + (ends_at - starts_at),
        busy_until = now() - ${after}::interval + (busy_until - starts_at)
        where id = ${id}`.execute(site.context.db),
  }
}
