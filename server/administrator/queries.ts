import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
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

/** By username or e-mail; where one person's username is another's e-mail, the username counts. */
export async function findAdministratorByName(
  db: Handle,
  name: string,
): Promise<AdministratorRow | undefined> {
  return db
    .selectFrom('administrator')
    .selectAll()
    .where((where) => where.or([where('username', '=', name), where('email', '=', name)]))
    .orderBy((order) => order('username', '=', name), 'desc')
    .limit(1)
    .executeTakeFirst()
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

/** Keeps other writers of administrators waiting until the transaction ends. */
export async function lockAdministrators(tx: Handle): Promise<void> {
  await sql`lock table administrator in share row exclusive mode`.execute(tx)
}

/** The row, held against other changes until the transaction ends. */
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

/** Marks a sign-in, where the account is still active and has the password that was checked. */
export async function enterAdministrator(
  tx: Handle,
  administrator: AdministratorRow,
  hash: string,
): Promise<AdministratorRow | undefined> {
  return tx
    .updateTable('administrator')
    .set({ password_hash: hash, last_login_at: sql<Date>`now()` })
    .where('id', '=', administrator.id)
    .where('password_hash', '=', administrator.password_hash)
    .where('is_active', '=', true)
    .returningAll()
    .executeTakeFirst()
}
