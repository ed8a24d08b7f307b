import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Role } from '#contract/access.ts'
import { factorGraceDays } from '#contract/account/second-factor.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Administrator } from '#server/db/tables.ts'

export type AdministratorRow = Selectable<Administrator>

export async function insertAdministrator(
  tx: Handle,
  administrator: Insertable<Administrator>,
): Promise<void> {
  await tx.insertInto('administrator').values(administrator).execute()
}

export async function findAdministrator(
  db: Handle,
  id: string,
): Promise<AdministratorRow | undefined> {
  return db.selectFrom('administrator').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds an administrator by username or e-mail; a matching username takes precedence. */
export async function findAdministratorByName(
  db: Handle,
  name: string,
): Promise<AdministratorRow[]> {
  return db
    .selectFrom('administrator')
    .selectAll()
    .where((where) => where.or([where('username', '=', name), where('email', '=', name)]))
    .orderBy((order) => order('username', '=', name), 'desc')
    .limit(1)
    .execute()
}

export async function superadminExists(db: Handle): Promise<boolean> {
  const row = await db
    .selectFrom('administrator')
    .select('id')
    .where('role', '=', 'superadmin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks out other writers of administrators until the transaction ends. */
export async function lockAdministrators(tx: Handle): Promise<void> {
  await sql`lock table administrator in share row exclusive mode`.execute(tx)
}

/** Returns the row, locked until the transaction ends. */
export async function lockAdministrator(
  tx: Handle,
  id: string,
): Promise<AdministratorRow | undefined> {
  return tx
    .selectFrom('administrator')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateAdministrator(
  tx: Handle,
  id: string,
  change: Updateable<Administrator>,
): Promise<AdministratorRow> {
  return tx
    .updateTable('administrator')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Records a sign-in, if the account is still active and has the password that was checked. The
 * first one in a role that needs a second factor starts the days that are given for it.
 */
export async function enterAdministrator(
  tx: Handle,
  administrator: AdministratorRow,
  hash: string,
  factorRoles: readonly Role[],
): Promise<AdministratorRow | undefined> {
  return tx
    .updateTable('administrator')
    .set({
      password_hash: hash,
      last_login_at: sql<Date>`now()`,
      factor_due_at: sql<Date | null>`case when role = any(${[...factorRoles]}::text[])
        then coalesce(factor_due_at, now() + make_interval(days => ${factorGraceDays}))
        else factor_due_at end`,
    })
    .where('id', '=', administrator.id)
    .where('password_hash', '=', administrator.password_hash)
    .where('is_active', '=', true)
    .returningAll()
    .executeTakeFirst()
}

export interface AdministratorFilter {
  search?: string | undefined
  role?: Role | undefined
  status?: 'active' | 'inactive' | undefined
}

/** Returns one page of matching administrators by name, and the total count. */
export async function listAdministrators(
  db: Handle,
  { search, role, status }: AdministratorFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: AdministratorRow[]; total: number }> {
  let query = db.selectFrom('administrator')
  if (role) query = query.where('role', '=', role)
  if (status) query = query.where('is_active', '=', status === 'active')
  if (search) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', first_name, last_name, username, email)),
        lower(${search})) > 0`,
    )
  }
  const total = await countRows(query)
  const rows = await query
    .selectAll()
    .orderBy(sql`lower(first_name)`)
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** Returns the number of active superadmins other than `id`. */
export async function countOtherSuperadmins(tx: Handle, id: string): Promise<number> {
  return countRows(
    tx
      .selectFrom('administrator')
      .where('role', '=', 'superadmin')
      .where('is_active', '=', true)
      .where('id', '<>', id),
  )
}
