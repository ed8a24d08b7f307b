import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Partner, PartnerChange, PartnerDraft } from '#contract/partner/partner.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Partner as PartnerRow } from '#server/db/tables.ts'

interface PartnerFilter {
  search?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** Lists partners by name; all of them unless a page is asked for (API-5). */
export async function listPartners(
  db: Handle,
  { search, page = 1, limit }: PartnerFilter,
): Promise<{ rows: Partner[]; total: number }> {
  let query = db.selectFrom('partner')
  if (search) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', name, email)), lower(${search})) > 0`,
    )
  }
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let shown = withKeys(query).orderBy(sql`lower(name)`).orderBy('id')
  if (limit) shown = shown.limit(limit).offset((page - 1) * limit)
  return { rows: (await shown.execute()).map(present), total }
}

export async function findPartner(db: Handle, id: string): Promise<Partner | undefined> {
  const query = db.selectFrom('partner').where('id', '=', id)
  const row = await withKeys(query).executeTakeFirst()
  return row && present(row)
}

function withKeys(query: ReturnType<typeof fromPartner>) {
  return query.selectAll('partner').select([
    sql<number>`(select count(*) from api_key where partner_id = partner.id
      and revoked_at is null and expires_at > now())`.as('key_count'),
    sql<Date | null>`(select max(last_used_at) from api_key where partner_id = partner.id)`.as(
      'last_used_at',
    ),
  ])
}

const fromPartner = (db: Handle) => db.selectFrom('partner')

export async function insertPartner(
  tx: Handle,
  id: string,
  { name, email, isActive }: z.output<typeof PartnerDraft>,
): Promise<void> {
  await tx.insertInto('partner').values({ id, name, email, is_active: isActive }).execute()
}

export async function updatePartner(
  tx: Handle,
  id: string,
  { name, email, isActive }: z.output<typeof PartnerChange>,
): Promise<void> {
  await tx
    .updateTable('partner')
    .set({ name, email, is_active: isActive })
    .where('id', '=', id)
    .execute()
}

function present(
  row: Selectable<PartnerRow> & { key_count: number; last_used_at: Date | null },
): Partner {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    isActive: row.is_active,
    keyCount: row.key_count,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}
