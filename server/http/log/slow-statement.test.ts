import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { customer } from '#contract/customer/customer.ts'
import { during } from '#server/telemetry/activity.ts'
import { shapeOf } from '#server/telemetry/statement-shape.ts'
import { useApp } from '#test/app.ts'
import { logSlowStatements } from './slow-statement.ts'

/** Slow statements are named in the log, with whom they are for and without anybody's values. */

const lines: string[] = []
const site = useApp({ production: true }, { write: (line) => lines.push(line) })
beforeEach(() => {
  lines.length = 0
})
const slow = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow statement')

describe('a slow statement', () => {
  test('is logged with the id of its request, without what was sent', async () => {
    const end = logSlowStatements(site.app.log, 0)
    const body = { email: 'meera@example.in', password: 'a secret of mine' }
    const { headers } = await site.call(customer.login, { body })
    end()
    const named = slow()
    assert.ok(named.length > 0)
    for (const line of named) {
      assert.equal(line.requestId, headers['x-request-id'])
      assert.match(line.fingerprint, /^[\da-f]{12}$/)
      assert.equal(line.level, 40)
    }
    assert.ok(named.some(({ name }) => name === 'select customer'))
    assert.doesNotMatch(lines.join(''), /meera|a secret/)
  })

  test('of a job is logged with its name', async () => {
    const end = logSlowStatements(site.app.log, 0)
    await during({ job: 'age listings' }, () => sql`select 1`.execute(site.context.db))
    end()
    assert.deepEqual(
      slow().map(({ job, name }) => [job, name]),
      [['age listings', 'select']],
    )
  })

  test('is one of a second: others are not logged', async () => {
    await sql`select 1`.execute(site.context.db)
    assert.deepEqual(slow(), [])
  })
})

test('statements that differ in values alone have one fingerprint, which holds none', () => {
  const one = shapeOf(`select * from "property" where title = 'O''Brien' and id in ($1, $2)`)
  const other = shapeOf(`select *  from "property"\n where title = 'Rao' and id in ($1,$2, $3)`)
  assert.deepEqual(one, other)
  assert.equal(one.name, 'select property')
  assert.equal(one.text, 'select * from "property" where title = ? and id in (?)')
  assert.notEqual(shapeOf('select 1').fingerprint, shapeOf('select 1 from home').fingerprint)
})
