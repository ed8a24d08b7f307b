import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { compare } from './compare.ts'
import type { DataFolder } from './folder.ts'
import { type Server, startServer } from './server.ts'
import { Ledger, repeatLatest, settle, startWriting } from './write.ts'

/**
 * DUR-01: kills the server under the writes of eight clients at a moment nobody chose, starts it
 * again on the same folder, and compares what was acknowledged with what is there. Each round goes
 * on with the data of the one before.
 */
export async function killRounds(
  context: TestContext,
  folder: DataFolder,
  rounds: number,
): Promise<void> {
  const ledger = await Ledger.open(context, folder.path)
  let server = await startServer(folder.path)
  for (let round = 1; round <= rounds; round++) {
    const moment = 200 + Math.random() * 2_800
    await killWhileWriting(context, server, folder, ledger, moment)
    const unanswered = ledger.unanswered.length
    server = await startServer(folder.path)
    const found = await compare(folder.path, ledger)
    context.diagnostic(
      `round ${round}: killed after ${moment.toFixed(0)} ms, ${found.acknowledged} ` +
        `acknowledged in all, ${unanswered} unanswered, ${found.lost.length} lost, ` +
        `${found.doubled.length} doubled, ready again after ` +
        `${(server.readyAfter / 1000).toFixed(2)} s`,
    )
    assert.deepEqual(found, { ...found, lost: [], doubled: [], halfMade: [] })
    // Whoever asks again under a key, unsure whether it was answered, must not make a second thing.
    const repeated = await repeatLatest(server.url, ledger, 16)
    assert.deepEqual(repeated, Array(repeated.length).fill(201))
    await settle(server.url, ledger)
    const settled = await compare(folder.path, ledger)
    assert.deepEqual(settled, { ...settled, lost: [], doubled: [], halfMade: [] })
    assert.equal(ledger.unanswered.length, 0)
  }
  assert.ok(ledger.acknowledged.length > rounds, 'the writers hardly wrote')
  assert.deepEqual([...ledger.refused], [], 'a healthy server refused writes')
}

async function killWhileWriting(
  context: TestContext,
  server: Server,
  { market }: DataFolder,
  ledger: Ledger,
  moment: number,
): Promise<void> {
  const stopWriting = startWriting(context, server.url, market, ledger)
  await wait(moment)
  server.send('SIGKILL')
  await Promise.all([stopWriting(), server.ended])
}
