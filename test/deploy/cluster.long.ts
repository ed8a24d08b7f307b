import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '#test/folder.ts'
import { compareAt } from '#test/process/compare.ts'
import { type Market, openMarket } from '#test/process/market.ts'
import { endLeftovers, type Server, startServer } from '#test/process/server.ts'
import { until } from '#test/process/until.ts'
import { Ledger, settle, startWriting } from '#test/process/write.ts'
import { type ObjectStore, startObjectStore } from '#test/provider/object-store.ts'
import { appPort, Cluster, missing, type Node, nodes, urls } from './cluster/cluster.ts'
import { type Reading, startReading } from './cluster/read.ts'

/**
 * Three processes behind HAProxy on a PostgreSQL of three nodes, whose machines die under load. So
 * many kills of the primary: CLUSTER_KILLS.
 */
const kills = Number(process.env.CLUSTER_KILLS ?? 3)
/** On a busy machine everything starts later. */
const patient = 180_000

interface Site {
  cluster: Cluster
  servers: Server[]
  ledger: Ledger
  market: Market
}

async function useSite(t: TestContext): Promise<Site> {
  const { path, remove } = await temporaryFolder()
  const cluster = new Cluster(join(path))
  let store: ObjectStore | undefined
  after(async () => {
    endLeftovers()
    await cluster.stop()
    await store?.close()
    await remove()
  })
  await cluster.start()
  t.diagnostic(`the cluster stands: ${JSON.stringify(await cluster.members())}`)
  store = await startObjectStore()
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.config
  const environment = {
    ...{ DATABASE_URL: urls.pooled, DATABASE_DIRECT_URL: urls.direct },
    ...{ DATABASE_REPLICA_URLS: urls.replicas, SECRET_KEY: 'ab'.repeat(32) },
    ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  }
  const servers: Server[] = []
  for (const node of nodes) {
    const dataDir = join(path, `app-${node}`)
    await mkdir(dataDir)
    const own = { ...environment, PORT: String(appPort(node)) }
    servers.push(await startServer(dataDir, own, { deadline: patient }))
    t.diagnostic(`process ${node} is ready`)
  }
  const [first] = servers
  assert.ok(first)
  const market = await openMarket(first)
  await until('HAProxy knows them', async () => (await statusOf(urls.site)) === 200, patient)
  return { cluster, servers, market, ledger: await Ledger.open(t, path) }
}

const statusOf = (url: string) =>
  fetch(`${url}/api/public/properties`).then(
    ({ status }) => status,
    () => 0,
  )

test('nothing acknowledged is lost while machines die', { skip: missing }, async (t) => {
  const site = await useSite(t)
  const { cluster, servers, ledger, market } = site
  const stopWriting = startWriting(t, urls.site, market, ledger)
  const reading = startReading(urls.site)
  await until('the writers write', () => ledger.acknowledged.length > 20, patient)
  await until('replicas are read from', () => isReadFrom(servers), patient)

  const waits: number[] = []
  for (let round = 1; round <= kills; round++) {
    await wait(500 + Math.random() * 2_500)
    const seconds = await fault(site, t, `kill ${round} of the primary`, (leader) =>
      cluster.signalPostgres(leader, 'SIGKILL', { isAlone: true }),
    )
    waits.push(seconds)
  }
  t.diagnostic(`seconds to the first write: ${waits.map((one) => one.toFixed(1)).join(' ')}`)

  let dead: Node | undefined
  const machine = await fault(
    site,
    t,
    'the machine of the primary is gone',
    (leader) => {
      dead = leader
      cluster.signal(`patroni-${leader}`, 'SIGKILL')
      cluster.signalPostgres(leader, 'SIGKILL')
    },
    () => dead && cluster.startPatroni(dead),
  )

  const replica = await replicaOf(cluster)
  await fault(site, t, 'a replica is cut off', () => cluster.signalPostgres(replica, 'SIGSTOP'))
  cluster.signalPostgres(replica, 'SIGCONT')
  await until('it is back', () => cluster.isWhole(), patient)

  for (const node of [2, 3] as const) cluster.signal(`etcd-${node}`, 'SIGKILL')
  const before = ledger.acknowledged.length
  await wait(15_000)
  const without = ledger.acknowledged.length - before
  t.diagnostic(`etcd without a majority for 15 s: ${without} writes acknowledged`)
  for (const node of [2, 3] as const) cluster.startEtcd(node)
  await until('all is well', () => cluster.isWhole(), patient)
  const settled = ledger.acknowledged.length
  await until('writes go on', () => ledger.acknowledged.length > settled + 5, patient)

  await stopWriting()
  await reading.stop()
  await settle(urls.site, ledger)
  assert.equal(ledger.unanswered.length, 0)
  const found = await compareAt(urls.direct, ledger)
  const stale = Math.max(...(await Promise.all(servers.map(stalest))))
  tell(t, ledger, reading, stale)
  assert.deepEqual(found, { ...found, lost: [], doubled: [], halfMade: [] })
  t.diagnostic(`${found.acknowledged} acknowledged, 0 lost, 0 doubled`)
  assert.ok(without > 0, 'without a majority of etcd nobody could write')
  assert.ok(Math.max(...waits) < 10, `writes again after ${waits} s`)
  assert.ok(machine < 10, `writes again ${machine} s after a machine was gone`)
  const share = [...reading.refused.values()].reduce((sum, count) => sum + count, 0)
  assert.ok(share <= reading.answered / 100, `${share} reads of ${reading.answered} failed`)
})

/** Makes a fault, and returns the seconds until a write that came after it is acknowledged. */
async function fault(
  { cluster, ledger }: Site,
  t: TestContext,
  name: string,
  make: (leader: Node) => void,
  mend: () => void = () => undefined,
): Promise<number> {
  const leader = await cluster.leader()
  assert.ok(leader, cluster.tail())
  const at = performance.now()
  make(leader)
  // What was on its way may still be acknowledged.
  const after = at + 100
  await until('a write', () => ledger.lastAcknowledgedAt > after, patient)
  const seconds = (ledger.lastAcknowledgedAt - at) / 1000
  mend()
  t.diagnostic(`${name} (node ${leader}): a write after ${seconds.toFixed(1)} s`)
  if (name.startsWith('a replica')) return seconds
  await until('the cluster is whole', () => cluster.isWhole(), patient).catch((error) => {
    throw new Error(cluster.tail(), { cause: error })
  })
  return seconds
}

async function replicaOf(cluster: Cluster): Promise<Node> {
  const members = await cluster.members()
  const found = nodes.find((node) =>
    members.some(({ name, role }) => name === `node-${node}` && role === 'sync_standby'),
  )
  assert.ok(found)
  return found
}

async function isReadFrom(servers: Server[]): Promise<boolean> {
  const metrics = await Promise.all(servers.map(metricsOf))
  return metrics.every((text) => /^database_reads_total\{by="Replica \d"\} [1-9]/m.test(text))
}

async function stalest(server: Server): Promise<number> {
  const found = /^database_stale_read_seconds_max ([\d.]+)$/m.exec(await metricsOf(server))
  return Number(found?.[1] ?? 0)
}

const metricsOf = async ({ url }: Server) => (await fetch(`${url}/metrics`)).text()

function tell(t: TestContext, ledger: Ledger, reading: Reading, stale: number): void {
  const pairs = (map: Map<number, number>) =>
    [...map].map(([status, count]) => `${count} times ${status}`).join(', ') || 'none'
  t.diagnostic(
    `writes: longest answer ${ledger.longest.toFixed(0)} ms; refused ${pairs(ledger.refused)}`,
  )
  t.diagnostic(
    `reads: ${reading.answered} answered, refused ${pairs(reading.refused)}, longest time ` +
      `without one ${reading.longestGap.toFixed(0)} ms, oldest state ${stale.toFixed(1)} s`,
  )
}
