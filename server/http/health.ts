import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { CircuitState, Service } from '#contract/message/carrier.ts'
import type { ArchiveState } from '#server/archive/archive.ts'
import { databaseProbe, type Trouble } from '#server/db/probe.ts'
import type { Replicas } from '#server/db/reads.ts'
import type { CountCacheHit } from '#server/http/cache/register-cache.ts'
import { jobRuns } from '#server/job/job-runs.ts'
import { certificateTrouble } from '#server/resilience/certificate.ts'
import type { Circuits } from '#server/resilience/circuit.ts'
import type { StreetMap } from '#server/street-map/street-map.ts'
import type { Telemetry } from '#server/telemetry/telemetry.ts'
import { gaugeArchive } from './archive-gauge.ts'
import { refuseWithoutRoom } from './refuse-without-room.ts'

export interface Health {
  pool: pg.Pool
  /** The folder of the database, if it is the embedded one. */
  databaseFolder: string | undefined
  metricsToken: string | undefined
  circuits: Circuits
  replicas: Replicas | undefined
  /** How far the archive is; none where none is set. */
  archive: (() => ArchiveState) | undefined
  /** Why photos and documents cannot be read or stored; none where they lie on a disk. */
  files: (() => string | undefined) | undefined
  /** The streets of the map; none where none are set. */
  streets: StreetMap | undefined
  /** Where the same metrics are sent to. */
  telemetry?: Telemetry | undefined
  signIns: () => { realm: string; outcome: string; count: number }[]
}

/**
 * /livez reports that the process is up; /readyz checks the database with a new connection and a
 * small write.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  health: Health,
): { countCacheHit: CountCacheHit } {
  const probe = databaseProbe({ pool: health.pool, folder: health.databaseFolder })
  refuseWithoutRoom(app, health.databaseFolder)
  const sayOnce = sayTrouble(app, health.pool)
  const alive = async () => ({ status: 'up' })
  app.get('/livez', { schema: { hide: true } }, alive)
  app.get('/healthz', { schema: { hide: true } }, alive)
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const trouble = await probe()
    sayOnce(trouble)
    if (!trouble) return { status: 'ready', ...stateOf(health) }
    return reply.status(503).header('retry-after', 2).send({ status: trouble.problem })
  })
  const registry = new Registry()
  health.telemetry?.sendMetrics(registry)
  return { countCacheHit: registerMetricsRoutes(app, registry, health) }
}

/** Returns what logs each change once: probes come every few seconds. */
function sayTrouble(app: FastifyInstance, pool: pg.Pool): (trouble: Trouble | undefined) => void {
  const address = pool.options.connectionString ?? ''
  let said: string | undefined
  return (trouble) => {
    if (trouble?.problem === said) return
    said = trouble?.problem
    if (!trouble) return app.log.warn('ready again')
    const certificate = certificateTrouble(trouble.error, address)
    const why = certificate ? `, because ${certificate}` : ''
    app.log.error({ err: trouble.error }, `not ready: ${trouble.problem}${why}`)
  }
}

const stateOf = (health: Health) => ({
  ...replicasOf(health),
  ...archiveOf(health),
  ...filesOf(health),
  ...streetsOf(health),
})

/** Without a replica the primary serves: still ready, but monitoring should know. */
function replicasOf({ replicas }: Health) {
  if (!replicas || replicas.all.length === 0) return {}
  const following = replicas.all.filter(({ isFollowing }) => isFollowing).length
  return { replicas: { following, of: replicas.all.length } }
}

/** A site without its archive serves, and must not be left so: monitoring should know. */
function archiveOf({ archive }: Health) {
  if (!archive) return {}
  const { behindSeconds, waitingSegments, trouble } = archive()
  // The reason names a folder: it is in the log.
  return { archive: { isFailing: trouble !== undefined, behindSeconds, waitingSegments } }
}

/** Without its bucket the site serves all but photos and documents: monitoring should know. */
function filesOf({ files }: Health) {
  // The reason names a host: it is in the log.
  return files && { files: { isFailing: files() !== undefined } }
}

/** A map without its streets serves: still ready, but monitoring should know. */
function streetsOf({ streets }: Health) {
  // The reason names the file: it is in the log.
  return streets && { mapTiles: { isFailing: streets.trouble !== undefined } }
}

function registerMetricsRoutes(
  app: FastifyInstance,
  registry: Registry,
  { pool, metricsToken, circuits, replicas, archive, signIns }: Health,
): CountCacheHit {
  collectDefaultMetrics({ register: registry })
  gaugeCircuits(registry, circuits)
  countSignIns(registry, signIns)
  countJobRuns(registry)
  if (replicas && replicas.all.length > 0) gaugeReplicas(registry, replicas)
  if (archive) gaugeArchive(registry, archive)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound()
    const waiting = `# TYPE pg_pool_waiting gauge\npg_pool_waiting ${pool.waitingCount}\n`
    return reply.type(registry.contentType).send((await registry.metrics()) + waiting)
  })
  return (route) => {
    const series = duration.labels({ method: 'GET', route, status: 200 })
    return (seconds) => series.observe(seconds)
  }
}

/** One line per provider and circuit state: 1 for the current state. */
function gaugeCircuits(registry: Registry, circuits: Circuits): void {
  new Gauge({
    name: 'circuit_state',
    help:
      'Whether a service outside is in use (closed), ' +
      'left alone after faults (open) or to be tried.',
    labelNames: ['service', 'state'],
    registers: [registry],
    collect() {
      for (const service of Service.keys) {
        const { state: now } = circuits[service].read()
        for (const state of CircuitState.keys) this.set({ service, state }, state === now ? 1 : 0)
      }
    },
  })
}

function countSignIns(registry: Registry, signIns: Health['signIns']): void {
  new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, by realm and outcome.',
    labelNames: ['realm', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { count, ...labels } of signIns()) this.inc(labels, count)
    },
  })
}

/** Counts job runs by outcome; the log has the reason of a failure under the same name. */
function countJobRuns(registry: Registry): void {
  new Counter({
    name: 'job_runs_total',
    help: 'Runs of the jobs of this process, by job and outcome (done, failed).',
    labelNames: ['job', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [job, { done, failed }] of jobRuns) {
        this.inc({ job, outcome: 'done' }, done)
        this.inc({ job, outcome: 'failed' }, failed)
      }
    },
  })
  new Gauge({
    name: 'job_last_run_timestamp_seconds',
    help: 'When a job was last done and when it last failed, in seconds of Unix time.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
    collect() {
      for (const [job, { lastDone, lastFailed }] of jobRuns) {
        if (lastDone) this.set({ job, outcome: 'done' }, lastDone.getTime() / 1000)
        if (lastFailed) this.set({ job, outcome: 'failed' }, lastFailed.getTime() / 1000)
      }
    },
  })
}

/** The lag of each replica, and which server ran the public reads. */
function gaugeReplicas(registry: Registry, replicas: Replicas): void {
  new Gauge({
    name: 'database_replica_following',
    help: 'Whether public reads go to this replica: 1 while it is no further behind than allowed.',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const replica of replicas.all) {
        this.set({ replica: replica.name }, replica.isFollowing ? 1 : 0)
      }
    },
  })
  new Gauge({
    name: 'database_stale_read_seconds_max',
    help: 'The oldest state that was read while the primary was away, since this process started.',
    registers: [registry],
    collect() {
      this.set(replicas.stalest / 1000)
    },
  })
  new Counter({
    name: 'database_reads_total',
    help: 'Statements of public reads, by who answered them.',
    labelNames: ['by'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [by, count] of replicas.asked) this.inc({ by }, count)
    },
  })
}

/**
 * With the token if one is set; otherwise only from this machine, and not through a proxy on it.
 */
function mayRead({ ip, headers }: FastifyRequest, metricsToken: string | undefined): boolean {
  if (!metricsToken) return isLoopback(ip) && headers['x-forwarded-for'] === undefined
  const given = headers.authorization?.replace(/^Bearer /, '') ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(metricsToken))
}

function isLoopback(address: string): boolean {
  return (
    isIP(address) !== 0 && (address === '::1' || address.replace('::ffff:', '').startsWith('127.'))
  )
}
