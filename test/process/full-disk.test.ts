import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { temporaryFolder } from '#test/folder.ts'
import { call } from './call.ts'
import { compare } from './compare.ts'
import { openMarket } from './market.ts'
import { endLeftovers, startServer, stopServer } from './server.ts'
import { noSmallDisk, smallDisk } from './small-disk.ts'
import { until } from './until.ts'
import { Ledger, settle, startWriting } from './write.ts'

/** The disk of the embedded database fills up under load, and gets room again. */

const megabyte = 1024 * 1024

test('a full disk refuses writes, serves reads, loses nothing and is left behind by itself', {
  skip: noSmallDisk,
}, async (t) => {
  const disk = smallDisk(420)
  const notes = await temporaryFolder()
  after(async () => {
    endLeftovers()
    disk.remove()
    await notes.remove()
  })
  const dataDir = join(disk.path, 'data')
  mkdirSync(dataDir)
  const server = await startServer(dataDir)
  const market = await openMarket(server)
  const ledger = await Ledger.open(t, notes.path)
  const stopWriting = startWriting(t, server.url, market, ledger)
  await until('the writers write', () => ledger.acknowledged.length > 20)
  const read = async () => {
    const params = { id: market.listingId }
    return (await call(server.url, property.publicGet, { params })).status
  }
  const readyz = async () => {
    const answer = await fetch(`${server.url}/readyz`)
    return [answer.status, ((await answer.json()) as { status: string }).status]
  }

  for (const left of [40 * megabyte, 0]) {
    disk.fill(left)
    await until('writes are refused', () => ledger.refused.size > 0 || disk.free() > left)
    await until('nothing is acknowledged any more', async () => {
      const before = ledger.acknowledged.length
      const refused = sum(ledger.refused)
      await until('more was refused', () => sum(ledger.refused) > refused + 20)
      return ledger.acknowledged.length === before
    })
    const statuses = new Map<number, number>()
    for (let count = 0; count < 40; count++) {
      const status = await read()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    t.diagnostic(`${disk.free()} bytes left: reads ${[...statuses]}, writes ${[...ledger.refused]}`)
    assert.deepEqual([...statuses.keys()], [200])
    assert.deepEqual(await readyz(), [503, 'disk full'])
  }
  assert.deepEqual(
    [...ledger.refused.keys()].filter((status) => status !== 503 && status !== 507),
    [],
  )
  assert.match(server.output(), /disk full/)

  disk.makeRoom()
  const acknowledged = ledger.acknowledged.length
  await until('writes go on', () => ledger.acknowledged.length > acknowledged + 20)
  await stopWriting()
  await settle(server.url, ledger)
  assert.deepEqual(await readyz(), [200, 'ready'])
  const found = await compare(dataDir, ledger)
  assert.deepEqual(found, { ...found, lost: [], doubled: [], halfMade: [] })
  t.diagnostic(`${found.acknowledged} acknowledged, 0 lost`)
  assert.equal((await stopServer(server)).code, 0)
})

const sum = (counts: Map<number, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0)
