import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { noSmallDisk, smallDisk } from '#test/process/small-disk.ts'
import { linesTo } from './log-output.ts'

test('the lines of one event loop turn are one write, in order', async () => {
  const written: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text)
      done()
    },
  })
  const output = linesTo(stream)
  for (const line of ['one\n', 'two\n']) output.write(line)
  await turn()
  assert.deepEqual(written, ['one\ntwo\n'])
  output.write('three\n')
  await turn()
  assert.deepEqual(written, ['one\ntwo\n', 'three\n'])
})

test('the last lines before the process exits are written', () => {
  const module = JSON.stringify(new URL('./log-output.ts', import.meta.url))
  const program = `import { noSmallDisk, smallDisk } from '#test/process/small-disk.ts'
import { linesTo } from ${module}
    linesTo(process.stdout).write('the last line\\n')
    process.exit(3)`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  assert.deepEqual([stdout, status], ['the last line\n', 3])
})

test('the server survives when the log’s reader goes away', () => {
  const module = JSON.stringify(new URL('./log-output.ts', import.meta.url))
  const program = `import { noSmallDisk, smallDisk } from '#test/process/small-disk.ts'
import { linesTo } from ${module}
    const log = linesTo(process.stdout)
    let lines = 0
    const writing = setInterval(() => {
      log.write('line '.repeat(1_000) + '\\n')
      if (++lines < 20) return
      clearInterval(writing)
      process.stderr.write('still there')
    }, 1)`
  const { stderr, status } = spawnSync(
    'sh',
    ['-c', '"$0" "$@" | true', process.execPath, '--input-type=module', '-e', program],
    {
      encoding: 'utf8',
    },
  )
  assert.deepEqual([stderr, status], ['still there', 0])
})

test('a log on a full disk stops nothing, goes on when there is room, and says what was lost', {
  skip: noSmallDisk,
}, async (t) => {
  const disk = smallDisk(4)
  t.after(disk.remove)
  const file = join(disk.path, 'log')
  const filler = join(disk.path, 'filler')
  writeFileSync(filler, Buffer.alloc(3 * 1024 * 1024))
  const module = JSON.stringify(new URL('./log-output.ts', import.meta.url))
  const program = `import { rmSync } from 'node:fs'
    import { setImmediate as turn } from 'node:timers/promises'
    import { linesTo } from ${module}
    const log = linesTo(process.stdout)
    const write = async (line) => {
      log.write(line + '\\n')
      await turn()
      await turn()
    }
    await write('the first')
    for (let count = 0; count < 40; count++) await write('x'.repeat(50_000))
    rmSync(${JSON.stringify(filler)})
    await write('the last')
    process.stderr.write('still there')`
  const out = openSync(file, 'w')
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    stdio: ['ignore', out, 'pipe'],
  })
  closeSync(out)
  assert.deepEqual([stderr, status], ['still there', 0])
  const log = readFileSync(file, 'utf8')
  assert.match(log, /^the first\n/)
  assert.match(log, /[1-3]\d lines of this log were lost: its disk was full\.\nthe last\n$/)
})
