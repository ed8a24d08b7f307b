import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { reuseDatabases } from '#test/database.ts'
import { claim, fileEnd } from './claim.ts'

/**
 * Runs test files in one process, each as a suite of its own: the next that no other process has
 * claimed, till there is none or this process has had its share. What they share is loaded once.
 */

const [, , claims = '', claimant = '', share = '', ...files] = process.argv

const endDatabases = reuseDatabases()

let left = Number(share)
for (const [index, file] of files.entries()) {
  if (left === 0) break
  if (!claim(claims, index, claimant)) continue
  left--
  describe(file, async () => {
    await import(pathToFileURL(file).href)
  })
  // Nothing else tells that a suite has ended.
  await test(fileEnd, () => {})
}
await endDatabases()
