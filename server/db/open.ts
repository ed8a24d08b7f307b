import { AlreadyRunning } from '#server/db/embedded/lock.ts'
import { type Connection, type ConnectOptions, connect } from './connect.ts'
import { runningEmbedded, startEmbedded } from './embedded.ts'

/** The settings that say where the database is. */
interface DatabaseSettings {
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * The configured database for a job beside the server: DATABASE_URL, else the embedded one, started
 * here and stopped by `close()`, or shared with the process that runs it already.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  options: ConnectOptions,
): Promise<Connection> {
  if (databaseUrl) return connect(databaseUrl, options)
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
