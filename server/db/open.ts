import { AlreadyRunning } from '#server/db/embedded/lock.ts'
import { type Connection, type ConnectOptions, connect } from './connect.ts'
import { runningEmbedded, startEmbedded } from './embedded.ts'

interface DatabaseSettings {
  databaseUrl: string | undefined
  databaseDirectUrl?: string | undefined
  dataDir: string
  archive: unknown
}

/**
 * Opens the configured database for a job beside the server: DATABASE_URL, or else the embedded
 * one, which is started here and stopped by `close()`, or shared if another process runs it.
 */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDir, archive }: DatabaseSettings,
  options: ConnectOptions,
): Promise<Connection> {
  if (databaseUrl) return connect(databaseDirectUrl ?? databaseUrl, options)
  try {
    const embedded = await startEmbedded({
      dataDir,
      isArchived: archive !== undefined,
      log: options.log,
    })
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
