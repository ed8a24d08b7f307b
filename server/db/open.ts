import type { Config } from '#server/config.ts'
import { type Connection, type ConnectOptions, connect } from './connect.ts'
import { runningEmbedded, startEmbedded } from './embedded.ts'

/**
 * The configured database for a job beside the server: DATABASE_URL, else the embedded one that a
 * running server has started, else one started here, which `close()` stops again.
 */
export async function openDatabase(config: Config, options: ConnectOptions): Promise<Connection> {
  const given = config.databaseUrl ?? (await runningEmbedded(config.dataDir))
  if (given) return connect(given, options)
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: options.log })
  const connection = connect(embedded.url, options)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await embedded.stop()
    },
  }
}
