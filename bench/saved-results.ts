import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from './run.ts'

/**
 * Results of the same commit are good for so long: whoever goes on meanwhile need not begin again.
 */
const goodFor = 2 * 3_600_000

interface Kept {
  commit: string
  at: number
  result: Result
}

const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const pathOf = (home: string, listings: number) => join(home, `measured-${listings}.json`)

/** What an interrupted run of this commit measured already. */
export async function takeSavedResults(
  home: string,
  listings: number,
  say: (line: string) => void,
): Promise<Result | undefined> {
  const path = pathOf(home, listings)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const kept = JSON.parse(text) as Kept
  const minutes = Math.round((Date.now() - kept.at) / 60_000)
  if (kept.commit !== commit() || minutes * 60_000 > goodFor) return undefined
  say(`  measured ${minutes} minutes ago; remove ${path} to measure again`)
  return kept.result
}

export async function saveResults(home: string, result: Result): Promise<void> {
  const kept: Kept = { commit: commit(), at: Date.now(), result }
  await writeFile(pathOf(home, result.listings), JSON.stringify(kept))
}
