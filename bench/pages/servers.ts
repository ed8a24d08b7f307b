import { type Child, startServer } from '../child.ts'
import { parentOf, untilIdle } from '../processor.ts'
import type { Site } from '../run.ts'
import type { Servers } from './measure-pages.ts'

/** Measures so many processes of one database: the one that started it, and others beside it. */
export async function onServers<Measured>(
  { url, connection, beside }: Site,
  count: number,
  say: (line: string) => void,
  act: (servers: Servers) => Promise<Measured>,
): Promise<Measured> {
  const { rows } = await connection.pool.query<{ id: number }>('select pg_backend_pid() as id')
  const databaseId = parentOf(rows[0]?.id ?? 0)
  const others: Child[] = []
  try {
    while (others.length < count - 1) {
      const other = await startServer(beside)
      others.push(other)
      await untilIdle(other.pid, say)
    }
    return await act({ urls: [url, ...others.map((other) => other.url)], databaseId })
  } finally {
    await Promise.all(others.map((other) => other.stop()))
  }
}
