import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { interest } from '#contract/interest.ts'
import { privacy } from '#contract/privacy.ts'
import { findHead } from '#server/audit/chain/queries.ts'
import { followAuditLog } from '#server/audit/chain/service.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { useApp } from '#test/app.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeAdministrator, makeCustomer, testPassword } from '#test/make.ts'
import { auditorProgram } from './auditor.ts'
import { exportAuditLog } from './export.ts'
import { verifyExport } from './read-export.ts'

/** What an auditor gets, and checks without the product. */

const site = useApp()
const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: Awaited<ReturnType<typeof temporaryFolder>>
before(async () => {
  folder = await temporaryFolder()
})
after(() => folder.remove())

let serial = 0
/** An export of a log with an erased person, and one whose erasure is not chained yet. */
async function exported() {
  const { db } = site.context
  const admin = await makeAdministrator(db, { role: 'admin' })
  const ask = async () => {
    const body = { password: testPassword }
    assert.equal(
      (await site.call(privacy.requestDeletion, { body }, await makeCustomer(db))).status,
      202,
    )
  }
  const erase = async () => {
    await followAuditLog(db)
    await site.pool.query("update customer_deletion set due_at = now() - interval '1 minute'")
    assert.equal(await eraseDue(db), 1)
  }
  await ask()
  await erase()
  for (const name of ['Garden “é” \u2028 \\', 'गार्डन']) {
    assert.equal((await site.call(interest.create, { body: { name } }, admin)).status, 201)
  }
  await ask()
  await erase()
  const path = join(folder.path, String(++serial))
  const { head } = await exportAuditLog(db, path)
  assert.ok(head)
  const file = join(path, 'audit-log.jsonl')
  const change = async (edit: (lines: string[]) => string[]) => {
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
    await writeFile(file, `${edit(lines).join('\n')}\n`)
  }
  return { path, head, change }
}

const audit = (path: string, ...noted: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(path, 'verify.mjs'), ...noted],
    { encoding: 'utf8' },
  )
  return { status, text: stdout + stderr }
}
const command = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/audit-log.ts'), ...words],
    { cwd: root, encoding: 'utf8', env: { ...process.env, DATABASE_URL: databaseUrl() } },
  )
  return { status, text: stdout + stderr }
}
const databaseUrl = () => String(site.pool.options.connectionString)

describe('an export of the audit log', () => {
  test('the documented program agrees with it and with the product', async () => {
    const page = await readFile(join(root, 'docs/verification/audit-log.md'), 'utf8')
    assert.equal(/```js\n(.*?)```/s.exec(page)?.[1], auditorProgram)
    const { path, head } = await exported()
    const entries = head.number
    assert.deepEqual(audit(path, `${entries}:${head.hash}`), {
      status: 0,
      text: `${entries} entries agree, 2 of them without the erased person.\n`,
    })
    const { breaks, ...verified } = await verifyExport(path, [])
    assert.deepEqual([verified, breaks], [{ entries, head, erased: 2, breakCount: 0 }, []])
  })

  const attacks: Record<string, [(lines: string[]) => string[], RegExp]> = {
    'an altered line': [
      ([first = '', ...rest]) => [first.replace('customer.', 'broker.'), ...rest],
      /^Entry 1: altered/,
    ],
    'an altered name': [
      (lines) => lines.map((line) => line.replace('Asha', 'Usha')),
      /altered name/,
    ],
    'a removed line': [(lines) => lines.toSpliced(1, 1), /^Entry 2: /],
    'a line twice': [(lines) => lines.toSpliced(1, 0, lines[1] ?? ''), /^Entry 3: /],
    'two lines that changed places': [
      ([one = '', two = '', ...rest]) => [two, one, ...rest],
      /^Entry 1: /,
    ],
    'a cut end': [(lines) => lines.slice(0, -1), /not the hash that was noted/],
  }
  for (const [what, [edit, named]] of Object.entries(attacks)) {
    test(`both programs find ${what}`, async () => {
      const { path, change } = await exported()
      await change(edit)
      const { status, text } = audit(path)
      assert.equal(status, 1)
      assert.match(text, named)
      assert.notEqual((await verifyExport(path, [])).breakCount, 0)
    })
  }

  test('a rewritten log is found by a hash of an earlier export', async () => {
    const earlier = await exported()
    const client = await site.pool.connect()
    await client.query(`begin; set local session_replication_role = replica;
      delete from audit_chain; delete from audit_unchained;
      insert into audit_unchained select id, at from audit_event where act <> 'interest.create';
      delete from audit_event where act = 'interest.create'; commit`)
    client.release()
    await followAuditLog(site.context.db)
    const path = join(folder.path, String(++serial))
    await exportAuditLog(site.context.db, path)
    assert.equal(audit(path).status, 0)
    const { number, hash } = earlier.head
    assert.match(audit(path, `${number}:${hash}`).text, /not the hash that was noted/)
    const told = command('verify', path, '--heads', join(earlier.path, 'heads.json'))
    assert.equal(told.status, 1)
    assert.match(told.text, /noted earlier/)
  })
})

describe('npm run audit-log', () => {
  test('verifies the database and says what it checked, and ends with 1 when broken', async () => {
    await exported()
    await followAuditLog(site.context.db)
    const head = await findHead(site.context.db)
    const fine = command('verify', '--head', `${head?.number}:${head?.hash}`)
    assert.equal(fine.status, 0)
    assert.match(fine.text, /Checked 6 entries of the database; of 2 the person was erased\./)
    assert.match(fine.text, /Every entry agrees with its hash\.\nNo event waits for the chain\./)
    const client = await site.pool.connect()
    await client.query(`begin; set local session_replication_role = replica;
      update audit_event set act = 'interest.remove' where act = 'interest.create'; commit`)
    client.release()
    const broken = command('verify')
    assert.equal(broken.status, 1)
    assert.match(broken.text, /BROKEN at 2 places, the first:\n {2}entry 3, event [\w-]+: it was /)
  })

  test('ends with 1 where an event waits for the chain too long', async () => {
    await exported()
    const ago = (minutes: number) =>
      site.pool.query('update audit_unchained set at = now() - make_interval(mins => $1)', [
        minutes,
      ])
    await ago(9)
    const fresh = command('verify')
    assert.equal(fresh.status, 0)
    assert.match(fresh.text, /\d+ events wait for the chain, the oldest since/)
    await ago(11)
    const late = command('verify')
    assert.equal(late.status, 1)
    assert.match(late.text, /may wait for 10 minutes at most/)
  })

  test('exports into an empty folder only, and names a wrong word', async () => {
    await exported()
    const path = join(folder.path, String(++serial))
    assert.equal(command('export', path).status, 0)
    assert.match(command('export', path).text, /is not empty/)
    assert.equal(command('verify', path).status, 0)
    for (const words of [['check'], [], ['export'], ['verify', path, path], ['verify', '--x']]) {
      const { status, text } = command(...words)
      assert.deepEqual([status, /^npm run audit-log -- verify/.test(text)], [1, true], words.join())
    }
    assert.match(command('verify', '--head', '12').text, /is no head/)
    assert.match(command('verify', folder.path).text, /heads.json cannot be read/)
  })
})
