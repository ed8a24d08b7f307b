import type pg from 'pg'

/** Runs statements as the owner of the database, whom no trigger stops. */
export async function asOwner(pool: pg.Pool, ...statements: string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}
