import { after, before, beforeEach } from 'node:test'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import type { PendingSignIn } from '#contract/account/second-factor.ts'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import type { Problem } from '#contract/refusal.ts'
import { setHashCost } from '#server/account/password/password.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { makeCircuits } from '#server/resilience/circuit.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { openStores } from '#server/store/open.ts'
import { openStreetMap, type StreetMap } from '#server/street-map/street-map.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'

/** The least argon2id can do: most tests are about something else than hashes of passwords. */
export const cheapHash = { memory: 8, passes: 1 }

/** A sign-in replies a session or asks for a factor: a test reads the one that it expects. */
export type RepliedBy<E extends Endpoint> =
  PendingSignIn extends ReplyOf<E> ? Exclude<ReplyOf<E>, PendingSignIn> & PendingSignIn : ReplyOf<E>

/** What came back. `body` is read as the reply or as the problem, whichever the test expects. */
export interface TestResponse<E extends Endpoint> {
  status: number
  body: RepliedBy<E> & Problem
  headers: LightMyRequestResponse['headers']
}

export interface CallOptions {
  token?: string
  headers?: Record<string, string>
  /** The caller's address; 127.0.0.1 unless told. */
  address?: string
}

export interface TestApp {
  app: FastifyInstance
  context: Context
  pool: pg.Pool
  streets: StreetMap | undefined
  /** Calls an endpoint over the app's own HTTP entry, with anything as input. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: CallInput<E> | Record<string, unknown>,
    options?: CallOptions,
  ): Promise<TestResponse<E>>
}

/**
 * The app under test for one file: its own database, cleared before each test, and its own folder.
 * What it logs goes to `log`, as a production server would say it, or nowhere.
 * The object is filled in by a `before` hook, so use its parts inside tests only.
 */
export function useApp(
  changes: Partial<Config> = {},
  log?: { write(line: string): void },
): TestApp {
  const test = {} as TestApp
  let stop: () => Promise<void>
  let clear: () => Promise<void>
  before(async () => {
    setHashCost(cheapHash)
    const database = await testDatabase()
    const folder = await temporaryFolder()
    const config: Config = {
      ...readConfig({
        NODE_ENV: 'test',
        SEED: 'none',
        // Tests share their cores with one another.
        BUSY_AFTER_MS: '0',
        ADMIN_USERNAME: 'root',
        ADMIN_PASSWORD: 'root-secret',
      }),
      dataDir: folder.path,
      ...changes,
    }
    clear = database.truncate
    const context: Context = {
      config,
      db: database.db,
      sessions: database.db,
      reads: { prepared: database.reads, planned: database.db },
      secrets: await readSecrets(config, database.db),
      circuits: makeCircuits(),
      stores: await openStores(config, () => undefined),
    }
    const streets = await openStreetMap(config, (line) => log?.write(line))
    const app = await buildApp({
      ...context,
      pool: database.pool,
      version: 'test',
      streets,
      ...(log && { log }),
    })
    await app.ready()
    Object.assign(test, { app, context, streets, pool: database.pool, call: caller(app) })
    stop = async () => {
      setHashCost()
      await app.close()
      await streets?.close()
      await database.drop()
      await folder.remove()
    }
  })
  beforeEach(() => clear())
  after(() => stop())
  return test
}

function caller(app: FastifyInstance): TestApp['call'] {
  return async (endpoint, input = {}, options = {}) => {
    const { params, query, body } = input as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: unknown
    }
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    )
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      ...(options.address && { remoteAddress: options.address }),
      ...(query && { query }),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as never,
      headers: response.headers,
    }
  }
}
