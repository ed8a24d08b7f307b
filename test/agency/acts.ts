import assert from 'node:assert/strict'
import { agency, agencyInvitation } from '#contract/agency/agency.ts'
import { agencyFigures } from '#contract/agency/figures.ts'
import { leadAssignment } from '#contract/agency/lead-assignment.ts'
import type { GivenRole } from '#contract/agency/vocabulary.ts'
import type { TestApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { outbox } from '#test/outbox.ts'

type Person = { token: string }
const at = ({ token }: Person) => ({ token })

/** An agency over HTTP: people are invited and join, leads are given and taken. */
export function agencyActs(site: TestApp) {
  const leadActions = leadActs(site)
  const create = (owner: Person, name = 'Neev Homes') =>
    site.call(agency.create, { body: { name } }, at(owner))
  const change = (person: Person, body: Record<string, unknown>) =>
    site.call(agency.change, { body: { version: 1, ...body } }, at(person))
  const invite = (person: Person, email: string, role = 'agent') =>
    site.call(agency.invite, { body: { email, role } }, at(person))
  /** The link of the latest invitation to an address. */
  const linkTo = async (email: string) => {
    const mails = (await outbox(site)).filter(
      ({ template, recipient }) => template === 'agency.invited' && recipient === email,
    )
    const { link = '' } = (mails.at(-1)?.variables ?? {}) as { link?: string }
    return link.slice(link.indexOf('invitation=') + 'invitation='.length)
  }
  const accept = (person: Person, token: string) =>
    site.call(agencyInvitation.accept, { body: { token } }, at(person))
  /** A member who has accepted an invitation. */
  const join = async (
    owner: Person & { id: string },
    role: GivenRole = 'agent',
    firstName = 'Asha',
  ) => {
    const member = await makeBroker(site.context.db)
    await site.context.db
      .updateTable('broker')
      .set({ first_name: firstName })
      .where('id', '=', member.id)
      .execute()
    const { agency_id } = await site.context.db
      .selectFrom('agency_member')
      .where('broker_id', '=', owner.id)
      .select('agency_id')
      .executeTakeFirstOrThrow()
    await site.context.db
      .insertInto('agency_member')
      .values({ agency_id, broker_id: member.id, role })
      .execute()
    return member
  }
  /** An owner with a listing, and two agents. */
  const team = async () => {
    const owner = await makeBroker(site.context.db)
    assert.equal((await create(owner)).status, 201)
    const [asha, vikram] = [await join(owner), await join(owner, 'agent', 'Vikram')]
    const { id: listing } = await makeProperty(site.context.db, { brokerId: owner.id })
    return { owner, asha, vikram, listing }
  }
  const assign = (person: Person, id: string, body: Record<string, unknown>) =>
    site.call(leadAssignment.assign, { params: { id }, body }, at(person))
  return {
    leadActions,
    create,
    change,
    invite,
    linkTo,
    accept,
    join,
    team,
    assign,
    /** The same with an inquiry to the owner, given to one of the agents. */
    assigned: async (given: Record<string, unknown> = {}) => {
      const made = await team()
      await leadActions.ask(made.listing, given)
      const [lead] = (await leadActions.list(made.owner.token)).body.inquiries
      assert.ok(lead)
      const { status, body } = await assign(made.owner, lead._id, {
        assigneeId: made.asha.id,
        from: made.owner.id,
      })
      assert.equal(status, 200, JSON.stringify(body))
      return { ...made, id: lead._id }
    },
    get: async (person: Person) => (await site.call(agency.get, {}, at(person))).body.agency,
    remove: (person: Person, id: string, body: Record<string, unknown> = {}) =>
      site.call(agency.removeMember, { params: { id }, body }, at(person)),
    take: (person: Person, id: string) =>
      site.call(leadAssignment.take, { params: { id } }, at(person)),
    offers: async (person: Person) =>
      (await site.call(leadAssignment.offers, {}, at(person))).body.offers,
    figures: async (person: Person) =>
      (await site.call(agencyFigures.get, {}, at(person))).body.figures,
  }
}
