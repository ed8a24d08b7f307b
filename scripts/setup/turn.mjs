import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
// Not in build/, which building the site empties.
const lock = join(root, '.setup.lock')

/** What the user can mend: printed as one sentence, without a stack. */
export class SetupError extends Error {}

/**
 * Two commands started together must not install into the same folder: the second waits. The lock
 * holds a pid, so one that a killed set-up left behind is seen and taken over.
 * @param {() => void} work
 */
export async function oneAtATime(work) {
  for (let told = false; !take(); told = true) {
    if (!told) console.log('Another set-up is at work here, waiting for it')
    await wait(200)
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw new SetupError(
        `The folder ${root} cannot be written (${error.code}): start as its owner.`,
      )
    }
  }
  if (!isAlive(holder())) rmSync(lock, { force: true })
  return false
}

function holder() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

/** @param {number} pid 0 while the file is being written or already gone: then ask again */
function isAlive(pid) {
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
