import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { property } from '#contract/property/property.ts'
import { call, callTimeoutMs } from './call.ts'
import { compare } from './compare.ts'
import { type DataFolder, databaseLog, postmasterOf, runsOn, useFolders } from './folder.ts'
import { failToStart, type Server, startServer, stopServer } from './server.ts'
import { until } from './until.ts'
import { Ledger, settle, startWriting } from './write.ts'

const newFolder = useFolders()

test('DUR-02: a killed database means 503, then recovery without a restart', async (t) => {
  const folder = await newFolder()
  const server = await startServer(folder.path)
  const ledger = await Ledger.open(t, folder.path)
  const stopWriting = startWriting(t, server.url, folder.market, ledger)
  await until('the writers write', () => ledger.acknowledged.length > 20)

  const killedAt = performance.now()
  await killDatabase(folder.path)
  await until('a refusal', () => ledger.refused.has(503))
  const acknowledgedBefore = ledger.acknowledged.length
  await until('an acknowledgement after it', () => ledger.acknowledged.length > acknowledgedBefore)
  const healedAfter = ledger.lastAcknowledgedAt - killedAt
  await until('all go on', () => ledger.acknowledged.length > acknowledgedBefore + 20)
  await stopWriting()

  assert.deepEqual([...ledger.refused.keys()], [503])
  assert.equal(ledger.withoutRetryAfter, 0)
  assert.equal(ledger.unanswered.length, 0, 'a connection broke')
  assert.ok(ledger.longest < callTimeoutMs, `an answer took ${ledger.longest} ms`)
  const found = await compare(folder.path, ledger)
  assert.deepEqual(found, { ...found, lost: [], doubled: [], halfMade: [] })
  t.diagnostic(
    `${found.acknowledged} acknowledged, 0 lost, ${ledger.refused.get(503)} ` +
      `refused, longest answer ${ledger.longest.toFixed(0)} ms, first 2xx ` +
      `${healedAfter.toFixed(0)} ms after the kill`,
  )
  assert.equal((await stopServer(server)).code, 0)
})

test('DUR-04: server and database killed together restart at once', async (t) => {
  const folder = await newFolder()
  const ledger = await Ledger.open(t, folder.path)
  let server = await startServer(folder.path)
  for (const pause of [0, 500, 2_000]) {
    await writeSome(t, server, folder, ledger)
    const pid = await postmasterOf(folder.path)
    assert.ok(pid)
    server.send('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await server.ended
    await wait(pause)
    server = await startServer(folder.path, {}, { deadline: 15_000 })
    const found = await compare(folder.path, ledger)
    assert.deepEqual(found, { ...found, lost: [], doubled: [], halfMade: [] })
    t.diagnostic(
      `started ${pause} ms after the kill: ready in ${(server.readyAfter / 1000).toFixed(2)} ` +
        `s, ${found.acknowledged} acknowledged, 0 lost`,
    )
  }
})

test('DUR-05: the database of a killed server is taken over, never started twice', async (t) => {
  const folder = await newFolder()
  const ledger = await Ledger.open(t, folder.path)
  const first = await startServer(folder.path)
  await writeSome(t, first, folder, ledger)
  const orphan = await postmasterOf(folder.path)
  assert.ok(orphan)
  await stopServer(first, 'SIGKILL')
  assert.equal(
    await postmasterOf(folder.path),
    orphan,
    'the database should have outlived the server',
  )

  const second = await startServer(folder.path)
  const now = await postmasterOf(folder.path)
  assert.ok(now)
  assert.ok(now === orphan || !(await runsOn(folder.path, orphan)), 'two databases on one folder')
  const found = await compare(folder.path, ledger)
  assert.deepEqual(found, { ...found, lost: [], doubled: [], halfMade: [] })
  // An orphan that is stopped in an orderly way needs no recovery.
  assert.doesNotMatch(await databaseLog(folder.path), /not properly shut down/)
  t.diagnostic(`ready in ${(second.readyAfter / 1000).toFixed(2)} s`)
})

test('DUR-06: a second server on the same folder exits and leaves the first alone', async () => {
  const folder = await newFolder()
  const first = await startServer(folder.path)
  const pid = await postmasterOf(folder.path)
  const second = await failToStart(folder.path)
  assert.notEqual(second.code, 0)
  assert.match(second.output.trim(), /^Another BrickBazaar .+ is using .+\.$/)
  assert.equal(await postmasterOf(folder.path), pid)
  assert.equal((await call(first.url, property.publicList, {})).status, 200)
})

async function writeSome(
  context: TestContext,
  server: Server,
  { market }: DataFolder,
  ledger: Ledger,
): Promise<void> {
  await settle(server.url, ledger)
  const enough = ledger.acknowledged.length + 20
  const stopWriting = startWriting(context, server.url, market, ledger)
  await until('the writers write', () => ledger.acknowledged.length > enough)
  await stopWriting()
}

async function killDatabase(dataDir: string): Promise<void> {
  const pid = await postmasterOf(dataDir)
  assert.ok(pid, 'no database runs')
  process.kill(pid, 'SIGKILL')
}
