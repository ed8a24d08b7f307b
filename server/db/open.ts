import type { Config } from '#server/config.ts'
import { AlreadyRunning } from '#server/db/embedded/lock.ts'
import { type Connection, type ConnectOptions, connect } from './connect.ts'
import { runningEmbedded, startEmbedded } from './embedded.ts'

/**
 * The configured database for a job beside the server: DATABASE_URL, else the embedded one, started
 * here and stopped by `close()`, or shared with the process that runs it already.
 */
export async function openDatabase(config: Config, options: ConnectOptions): Promise<Connection> {
  if (config.databaseUrl) return connect(config.databaseUrl, options)
  const { dataDir } = config
  try {
    const embedded = await startEmbedded({ dataDir, log: options.log })
    const connection = connect(embedded.url, options)
    const close = () => connection.close().then(embedded.stop)
    return { ...connection, close }
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error
    const url = await runningEmbedded(dataDir)
    if (!url) throw error
    return connect(url, options)
  }
}
