import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { temporaryFolder } from '#test/folder.ts'
import { databaseUser, launcher, type User } from './account.ts'

const onlyRoot = { skip: process.getuid?.() !== 0 && 'only root runs it as somebody else' }

/** Checks whether a program finds a file, the way initdb looks for postgres, with access(2). */
async function look(user: User, path: string): Promise<string> {
  const program = `require('fs').accessSync(${JSON.stringify(path)})
    const status = require('fs').readFileSync('/proc/self/status', 'utf8')
    console.log(process.getuid(), process.getgroups().length, /CapEff:\\s*(\\w+)/.exec(status)[1])`
  const launch = launcher(user, [process.execPath, path])
  const child = launch(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  assert.ok(child.stdout)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  assert.equal(code, 0)
  return said.trim()
}

test(
  'under root an unprivileged user passes a closed folder with one capability',
  onlyRoot,
  async (t) => {
    const { path, remove } = await temporaryFolder()
    t.after(remove)
    const user = databaseUser(join(path, 'none yet'))
    assert.ok(user && user.uid > 0)
    const inside = join(path, 'inside')
    mkdirSync(inside)
    const file = join(inside, 'program')
    writeFileSync(file, '', { mode: 0o755 })
    chmodSync(path, 0o700)
    // CAP_DAC_READ_SEARCH, or CAP_DAC_OVERRIDE in a container that has only that.
    assert.match(await look(user, file), new RegExp(`^${user.uid} \\d+ 0+[24]$`))
  },
)
