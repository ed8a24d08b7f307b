import type pg from 'pg'
import type { PlanTerms } from '#contract/billing/subscription-plan.ts'
import type { InvoiceDetail } from '#server/billing/invoice/detail.ts'

const orders = 200_000

const planTerms: PlanTerms = {
  name: 'Office plan',
  price: 999,
  duration: 30,
  durationType: 'days',
  features: ['Listings without limit'],
  limits: {
    propertyListings: -1,
    contactViews: -1,
    premiumListings: 5,
    analyticsAccess: true,
    prioritySupport: false,
  },
}

const party = { address: '1 Lake Road, Pune', state: '27', gstin: null }

/** The same on every invoice: who it is for stands beside it. */
const invoiceDetail: InvoiceDetail = {
  supplier: { name: 'BrickBazaar', ...party },
  recipient: { name: 'Asha Rao', ...party, email: 'asha@example.in', phone: '+919800000000' },
  placeOfSupply: '27',
  serviceCode: '998365',
  serviceName: 'Sale of advertising space',
  plan: planTerms.name,
  startsOn: '2026-01-01',
  endsOn: '2026-01-31',
  paidOn: '2026-01-01',
  method: 'upi',
  reference: null,
  reason: null,
}

/** Sells plans, where none were sold or by a fill that wrote other terms. */
export async function fillMoney(client: pg.PoolClient, say: (line: string) => void): Promise<void> {
  const [terms, detail] = [JSON.stringify(planTerms), JSON.stringify(invoiceDetail)]
  const { rowCount } = await client.query(
    'select from plan_order, invoice where plan = $1 and detail = $2 limit 1',
    [terms, detail],
  )
  if (rowCount !== 0) return
  say('  orders, payments and invoices')
  await client.query('truncate subscription, payment, plan_order, invoice cascade')
  await sell(client, terms, detail)
}

/** Months of one plan, one after the other, as many for each broker; all but the last are over. */
async function sell(client: pg.PoolClient, terms: string, detail: string): Promise<void> {
  await client.query(
    `insert into subscription_plan (id, name, price)
      values (md5('office plan')::uuid, 'Office plan', 999)
     on conflict do nothing`,
  )
  await client.query(
    `create temporary table sold as
     select n, broker.id as broker_id, broker.first_name || ' ' || broker.last_name as name,
       md5('office subscription' || n)::uuid as subscription_id,
         md5('office payment' || n)::uuid as payment_id,
       md5('office invoice' || n)::uuid as invoice_id,
       india_today() + 25 - 30 * (1 + n / brokers.count)::int as starts_on
     from (select count(*) from broker) brokers cross join generate_series(0, $1::int - 1) n
     join (select *, row_number() over (order by id) - 1 as place from broker) broker
       on broker.place = n % brokers.count`,
    [orders],
  )
  await client.query(
    `insert into subscription (id, broker_id, plan_id, plan_name, plan, price, starts_on, ends_on,
      created_at,
      ended_notified_at)
    select subscription_id, broker_id, md5('office plan')::uuid, 'Office plan', $1::jsonb, 999,
      starts_on,
      starts_on + 30, starts_on, now()
    from sold`,
    [terms],
  )
  await client.query(`
    insert into payment (id, subscription_id, amount, paid_at, method, reference, status,
      refunded_at,
      refund_reason, has_invoice)
    select payment_id, subscription_id, 999, starts_on, 'upi', 'office' || n,
      case when n % 40 = 0 then 'refunded' else 'paid' end,
      case when n % 40 = 0 then starts_on + 1 end, case when n % 40 = 0 then 'Paid twice' end, true
    from sold`)
  await client.query(
    `insert into plan_order (id, reference, broker_id, plan_id, plan, price, amount, begins, status,
      method,
      payment_reference, reported_at, reason, decided_at, subscription_id, created_at)
    select md5('office order' || n)::uuid, 'OFF' || lpad(n::text, 7, '0'), broker_id,
      md5('office plan')::uuid,
      $1::jsonb, 999, 999, 'now',
      case when n % 500 = 0 then 'flagged' when n % 10 = 0 then 'refused' else 'paid' end, 'upi',
      'office' || n, starts_on, case when n % 10 = 0 then 'It does not fit.' end, starts_on,
      case when n % 10 > 0 then subscription_id end, starts_on - n * interval '1 second'
    from sold`,
    [terms],
  )
  await client.query(
    `insert into invoice (id, kind, number, financial_year, serial, payment_id, broker_id,
      issued_on,
      total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rate_basis_points, detail,
      recipient_name, created_at)
    select invoice_id, 'invoice', 'OFF/' || n, '25-26', n + 1, payment_id, broker_id, starts_on,
      99900, 84662, 7619, 7619, 0, 1800, $1::jsonb, name, starts_on
    from sold`,
    [detail],
  )
  await client.query(
    `insert into invoice (id, kind, number, financial_year, serial, payment_id, broker_id, credits,
      issued_on,
      total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rate_basis_points, detail,
      recipient_name, created_at)
    select md5('office credit' || n)::uuid, 'credit-note', 'OFC/' || n, '25-26', n + 1, payment_id,
      broker_id,
      invoice_id, starts_on + 1, 99900, 84662, 7619, 7619, 0, 1800, $1::jsonb, name, starts_on
    from sold where n % 40 = 0`,
    [detail],
  )
  await client.query('drop table sold')
  await client.query('select refill_revenue_tally()')
}
