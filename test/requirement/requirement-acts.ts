import assert from 'node:assert/strict'
import { brokerRequirement } from '#contract/requirement/broker-requirement.ts'
import { requirement } from '#contract/requirement/requirement.ts'
import { requirementShare } from '#contract/requirement/share.ts'
import type { RequirementStep } from '#contract/requirement/vocabulary.ts'
import { endRequirements } from '#server/requirement/end.ts'
import { matchRequirements } from '#server/requirement/match/match.ts'
import { notifyOfMatches } from '#server/requirement/match/notify.ts'
import type { TestApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

interface By {
  token: string
}

export const sought = { listingType: 'sell', location: 'Whitefield', maxPrice: '9000000' }
/** Brokers are told by day. */
const noon = new Date('2026-11-29T06:30:00Z')

/** Customers post requirements and brokers offer homes, over HTTP; the jobs run on demand. */
export function requirementActs(site: TestApp) {
  const match = async () => {
    while ((await matchRequirements(site.context.db, assert.ifError)) > 0);
  }
  const post = (by: By, filters: object = sought, more: object = {}) =>
    site.call(requirement.create, { body: { filters: filters as never, ...more } }, by)
  /** A customer with a requirement; it is matched. */
  const posted = async (filters: object = sought, more: object = {}) => {
    const customer = await makeCustomer(site.context.db, { isVerified: true })
    const { status, body } = await post(customer, filters, more)
    assert.equal(status, 201, JSON.stringify(body))
    await match()
    return { customer, id: body.requirement._id, requirement: body.requirement }
  }
  const offer = (by: By, id: string, propertyIds: string[], note?: string) =>
    site.call(
      brokerRequirement.offer,
      { params: { id }, body: { propertyIds, ...(note && { note }) } },
      by,
    )
  const own = (by: By, id: string) => site.call(requirement.get, { params: { id } }, by)
  /** A requirement, and a broker with a home that fits. */
  const makeScenario = async (filters: object = sought) => {
    const broker = await makeBroker(site.context.db)
    const home = await makeProperty(site.context.db, { brokerId: broker.id })
    return { ...(await posted(filters)), broker, home: home.id }
  }
  return {
    match,
    post,
    posted,
    offer,
    own,
    makeScenario,
    /** The same with the home offered. */
    offered: async () => {
      const made = await makeScenario()
      const { status, body } = await offer(made.broker, made.id, [made.home], 'Facing the lake')
      assert.equal(status, 201, JSON.stringify(body))
      return { ...made, offerId: body.offers[0]?._id ?? '' }
    },
    step: (by: By, id: string, step: RequirementStep) =>
      site.call(requirement.step, { params: { id }, body: { step } }, by),
    change: (by: By, id: string, body: object) =>
      site.call(requirement.change, { params: { id }, body: body as never }, by),
    seen: (by: By, id: string) => site.call(brokerRequirement.get, { params: { id } }, by),
    matched: async (by: By) => (await site.call(brokerRequirement.list, {}, by)).body.requirements,
    sent: async (by: By) => (await site.call(brokerRequirement.offers, {}, by)).body.offers,
    accept: (by: By, id: string, partId: string, body: object = {}) =>
      site.call(requirement.accept, { params: { id, partId }, body: body as never }, by),
    decline: (by: By, id: string, partId: string) =>
      site.call(requirement.decline, { params: { id, partId } }, by),
    withdraw: (by: By, id: string, partId: string) =>
      site.call(brokerRequirement.withdraw, { params: { id, partId } }, by),
    propose: (by: By, id: string, to: string, more: object = {}) =>
      site.call(
        requirementShare.propose,
        { params: { id }, body: { to, percent: 40, ...more } },
        by,
      ),
    answerShare: (by: By, id: string, act: 'accept' | 'decline') =>
      site.call(requirementShare.answer, { params: { id }, body: { act } }, by),
    shares: async (by: By) => (await site.call(requirementShare.list, {}, by)).body.shares,
    tell: (now = noon) => notifyOfMatches(site.context.db, site.context.config, now),
    end: () => endRequirements(site.context.db, site.context.config),
  }
}
