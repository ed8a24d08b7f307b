import { type RawBuilder, sql } from 'kysely'
import { AuditKind } from '#contract/audit.ts'
import type { Handle } from '#server/db/connect.ts'

/** SQL for a record's current name by kind; kinds without a name are left out. */
const named: Partial<Record<AuditKind, RawBuilder<unknown>>> = {
  administrator: sql`select id, first_name || ' ' || last_name as name, true as is_there
    from administrator`,
  agency: sql`select id, name, true from agency`,
  api_key: sql`select id, name, revoked_at is null from api_key`,
  approval: sql`select id, act, true from approval_request`,
  background_job: sql`select id, job, true from background_job_run`,
  broker: sql`select id, first_name || ' ' || last_name || ', ' || company_name, true from broker`,
  cms_page: sql`select id, title, true from cms_page`,
  company: sql`select id, legal_name, true from company`,
  cost_rate: sql`select id, coalesce(state || ', ', '') || charge, true from cost_rate`,
  customer: sql`select id, first_name || ' ' || last_name, true from customer`,
  call_report: sql`select report.id, reference, true from call_report report
    join inquiry on inquiry.id = inquiry_id`,
  flag: sql`select flag.id, title, true from flag join property on property.id = property_id`,
  import: sql`select id, file_name, true from import_run`,
  inquiry: sql`select id, name, true from lead`,
  lead_credit: sql`select credit.id, name, true from lead_credit credit
    join lead on lead.id = lead_id`,
  interest: sql`select id, name, true from interest`,
  invoice: sql`select id, number, true from invoice`,
  invoice_setting: sql`select id, supplier_name, true from invoice_setting`,
  rera_register: sql`select id, file_name, true from rera_snapshot`,
  location: sql`select id, name, true from location`,
  partner: sql`select id, name, true from partner`,
  plan_order: sql`select id, reference, true from plan_order`,
  property: sql`select id, title, removed_at is null from property`,
  requirement: sql`select id, filters ->> 'location', true from requirement`,
  review: sql`select review.id, company_name, true from review
    join broker on broker.id = broker_id`,
  subscription: sql`
    select subscription.id, plan_name || ', ' || company_name, true
    from subscription join broker on broker.id = broker_id`,
  subscription_plan: sql`select id, name, true from subscription_plan`,
  ticket: sql`select id, number || ': ' || subject, true from ticket`,
  webhook: sql`select id, split_part(split_part(url, '://', 2), '/', 1), true from webhook`,
}

export interface Named {
  name: string
  /** The record still exists and can be opened. */
  isThere: boolean
}

/** Returns the names of the records some events are about, by id. */
export async function namesOf(
  db: Handle,
  targets: readonly { kind: string; id: string | null }[],
): Promise<Map<string, Named>> {
  const parts = AuditKind.keys.flatMap((kind) => {
    const ids = targets.flatMap((target) => (target.kind === kind && target.id ? target.id : []))
    const query = named[kind]
    return query && ids.length > 0
      ? [sql`select * from (${query}) of_kind (id, name, is_there) where id = any(${ids}::uuid[])`]
      : []
  })
  if (parts.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string; is_there: boolean }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ id, name, is_there }) => [id, { name, isThere: is_there }]))
}
