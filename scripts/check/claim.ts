import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '#server/db/failure.ts'

/** The name of the test that stands after each file a process has claimed and run. */
export const fileEnd = '<end>'

/** Shares things out between processes, by number: each belongs to the first that claims it. */
export interface Claims {
  folder: string
  /** How many are claimed, by anybody. */
  count(): number
  /** What this claimant has. */
  of(claimant: string): number[]
  remove(): void
}

/** An empty table of claims, for processes to be told of. */
export function makeClaims(): Claims {
  const folder = mkdtempSync(join(tmpdir(), 'brickbazaar-claims-'))
  return {
    folder,
    count: () => readdirSync(folder).length,
    of: (claimant) =>
      readdirSync(folder)
        .filter((name) => readFileSync(join(folder, name), 'utf8') === claimant)
        .map(Number),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Claims one; false where somebody has it. */
export function claim(folder: string, index: number, claimant: string): boolean {
  try {
    writeFileSync(join(folder, String(index)), claimant, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}
