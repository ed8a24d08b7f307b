import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type pg from 'pg'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Connection, Database } from '#server/db/connect.ts'
import { makeCircuits } from '#server/message/circuit.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { openStores } from '#server/store/open.ts'
import { type Effort, type Figures, measure } from './measure.ts'

/** The statements behind one call. */
export type Script = { sql: string; parameters: readonly unknown[] }[]

/** Writes down what Kysely sends. */
class Recorder implements KyselyPlugin {
  readonly #db: Database
  #script: Script = []

  constructor(db: Database) {
    this.#db = db
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    this.#script.push(this.#db.getExecutor().compileQuery(node, queryId))
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }

  take(): Script {
    const script = this.#script
    this.#script = []
    return script
  }
}

export interface Recording {
  /** The statements of each path, without those that need none. */
  record(paths: string[]): Promise<Script[]>
  get(path: string): Promise<string>
  close(): Promise<void>
}

/**
 * Has the product itself answer and notes which SQL it sends: a copy of its queries kept here would
 * drift from them.
 */
export async function openRecording({ db, pool }: Connection, dataDir: string): Promise<Recording> {
  const recorder = new Recorder(db)
  const config: Config = {
    ...readConfig({ SEED: 'none', ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'not-used' }),
    dataDir,
  }
  const recorded = db.withPlugin(recorder)
  const context = {
    config,
    db: recorded,
    reads: { prepared: recorded, planned: recorded },
    secrets: await readSecrets(db),
    circuits: makeCircuits(),
    stores: await openStores(config, () => undefined),
  }
  const app = await buildApp({ ...context, pool, version: 'bench' })
  return {
    async record(paths) {
      const scripts: Script[] = []
      recorder.take()
      for (const url of paths) {
        await app.inject({ method: 'GET', url })
        scripts.push(recorder.take())
      }
      return scripts.filter((script) => script.length > 0)
    },
    get: async (url) => (await app.inject({ method: 'GET', url })).body,
    close: () => app.close(),
  }
}

/** Runs each script once straight through `pg`, over a pool as large as the product's. */
export async function measureDirect(
  pool: pg.Pool,
  scripts: Script[],
  effort: Effort,
): Promise<Figures> {
  const rest = scripts.values()
  const workers = Array.from({ length: effort.clients }, () => pool)
  return measure(workers, effort, async () => {
    const { value: script } = rest.next()
    if (!script) return undefined
    for (const { sql, parameters } of script) await pool.query(sql, [...parameters])
    return true
  })
}
