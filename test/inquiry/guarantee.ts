import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { leadGuarantee } from '#contract/inquiry/lead-guarantee.ts'
import type { TestApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { planActs } from '#test/plan-acts.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Leads whose contact used a view of the plan, and tries to reach them, over HTTP. */
export function guaranteeActs(site: TestApp) {
  const leads = leadActs(site)
  const plans = planActs(site)

  /** A broker whose plan has contact views, and who opened a lead five days ago. */
  async function opened({
    views = 10,
    given = {} as Record<string, unknown>,
    by = undefined as string | undefined,
  } = {}) {
    const lister = await leads.makeLister()
    const brokerId = lister.broker.id
    const plan = { startsIn: -10, endsIn: 20, brokerId, limits: { contactViews: views } }
    const { id: planId } = await makeSubscription(site.context.db, plan)
    const ask = async (one: Record<string, unknown>, token?: string) => {
      await leads.ask(lister.listing, one, token)
      const [newest] = (await leads.list(lister.token)).body.inquiries
      return newest?._id ?? ''
    }
    const id = await ask({ email: 'meera@example.in', ...given }, by)
    const open = async (leadId: string) => (await leads.get(lister.token, leadId)).body
    await open(id)
    await passDays(5)
    const usage = async () => (await plans.plan(lister)).usage.contactViews
    return { ...{ lister, planId, id, ask, open, usage }, guarantee: () => guaranteeOf(lister, id) }
  }

  /** Lets days go by for what was asked and opened. */
  async function passDays(days: number) {
    const { db } = site.context
    const ago = sql<Date>`now() - make_interval(days => ${days})`
    await db.updateTable('lead').set({ first_asked_at: ago, last_asked_at: ago }).execute()
    await db.updateTable('contact_view').set({ viewed_at: ago }).execute()
  }

  const guaranteeOf = async (lister: { token: string }, id: string) =>
    (await leads.get(lister.token, id)).body.guarantee

  const attempt = (
    { token }: { token: string },
    id: string,
    hours: number | undefined,
    outcome = 'no-answer',
  ) =>
    site.call(
      leadGuarantee.recordTry,
      { params: { id }, body: { outcome, ...(hours && { triedAt: hoursAgo(hours) }) } },
      { token },
    )

  /** Three tries on three days. */
  async function tryThrice(lister: { token: string }, id: string) {
    for (const hours of [72, 48, 24]) assert.equal((await attempt(lister, id, hours)).status, 201)
  }

  return { opened, passDays, guaranteeOf, attempt, tryThrice }
}
