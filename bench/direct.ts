import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type pg from 'pg'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Connection, Database } from '#server/db/connect.ts'
import { makeCircuits } from '#server/resilience/circuit.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { openStores } from '#server/store/open.ts'
import { type Effort, type Figures, measure } from './measure.ts'

/** The statements behind one call; `isPrepared` where one plan serves all values. */
export type Script = { sql: string; parameters: readonly unknown[]; isPrepared: boolean }[]

/** Writes down what Kysely sends, when the answer is there: not all that is compiled is sent. */
class Recorder implements KyselyPlugin {
  readonly #compiled = new WeakMap<object, Script[number]>()
  readonly #db: Database
  readonly #script: Script
  readonly #isPrepared: boolean

  constructor(db: Database, script: Script, isPrepared: boolean) {
    this.#db = db
    this.#script = script
    this.#isPrepared = isPrepared
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    const { sql, parameters } = this.#db.getExecutor().compileQuery(node, queryId)
    this.#compiled.set(queryId, { sql, parameters, isPrepared: this.#isPrepared })
    return node
  }

  async transformResult({ queryId, result }: PluginTransformResultArgs) {
    const statement = this.#compiled.get(queryId)
    if (statement) this.#script.push(statement)
    return result
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
  const script: Script = []
  const recorded = (isPrepared: boolean) => db.withPlugin(new Recorder(db, script, isPrepared))
  const config: Config = {
    ...readConfig({ SEED: 'none', ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'not-used' }),
    dataDir,
  }
  const context = {
    config,
    db: recorded(false),
    sessions: db,
    reads: { prepared: recorded(true), planned: recorded(false) },
    secrets: await readSecrets(config, db),
    circuits: makeCircuits(),
    stores: await openStores(config, () => undefined),
  }
  const app = await buildApp({ ...context, pool, version: 'bench' })
  return {
    async record(paths) {
      const scripts: Script[] = []
      script.splice(0)
      for (const url of paths) {
        await app.inject({ method: 'GET', url })
        scripts.push(script.splice(0))
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
