import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import { payment } from '#contract/billing/payment.ts'
import { report } from '#contract/report.ts'
import { useApp } from '#test/app.ts'
import { noonInIndia } from '#test/day.ts'
import { makeAdministrator } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'

const site = useApp()

async function assertExact() {
  const { rows } = await sql`
    with counted as (
      select (paid_at at time zone 'Asia/Kolkata')::date as day, plan_id,
        sum(amount)::bigint as amount,
        count(*) as count
      from payment join subscription on subscription.id = subscription_id
      where payment.status = 'paid' group by 1, 2
    ), tallied as (
      select day, plan_id, sum(amount)::bigint as amount, sum(count)::bigint as count
      from revenue_tally group by 1, 2 having sum(amount) <> 0 or sum(count) <> 0
    )
    (select * from counted except select * from tallied)
    union all (select * from tallied except select * from counted)`.execute(site.context.db)
  assert.deepEqual(rows, [])
}

test('payments are tallied by day and plan exactly under load and when folded', async () => {
  const { db } = site.context
  const chance = random('revenue tally')
  const admin = await makeAdministrator(db)
  const plans = await Promise.all([1, 2].map(() => makePlan(db)))
  const hours = (back: number, hour: number) =>
    new Date(noonInIndia(back).getTime() + hour * 3_600_000)
  await Promise.all(
    Array.from({ length: 24 }, () =>
      makeSubscription(db, {
        ...{ startsIn: -5, endsIn: 25, paid: chance.whole(1, 999), planId: chance.pick(plans).id },
        // On both sides of midnight in India and of midnight in London.
        paidAt: hours(chance.whole(0, 3), chance.whole(-13, 11)),
      }),
    ),
  )
  await assertExact()
  const payments = await db.selectFrom('payment').select(['id', 'reference']).execute()
  assert.equal(payments.length, 24)
  const fold = () => sql`select fold_revenue_tally()`.execute(db)
  const acts = [
    (id: string) =>
      site.call(
        payment.refund,
        { params: { id }, body: { reason: 'Paid twice', reference: `UTR ${id.slice(-6)}` } },
        admin,
      ),
    (id: string) =>
      db
        .updateTable('payment')
        .set({ paid_at: noonInIndia(9) })
        .where('id', '=', id)
        .execute(),
    (id: string) => db.deleteFrom('payment').where('id', '=', id).execute(),
    (id: string) => db.updateTable('payment').set({ amount: 5 }).where('id', '=', id).execute(),
    fold,
  ]
  await Promise.all(payments.map(({ id }) => chance.pick(acts)(id)))
  await assertExact()
  await fold()
  await assertExact()
  const { total } = await db
    .selectFrom('payment')
    .where('status', '=', 'paid')
    .select(sql<number>`sum(amount)::bigint`.as('total'))
    .executeTakeFirstOrThrow()
  const { body } = await site.call(report.revenue, { query: { period: 'yearly' } }, admin)
  assert.deepEqual([body.allTimeRevenue, body.totalRevenue], [total, total])
})
