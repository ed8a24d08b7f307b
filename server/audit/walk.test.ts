import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { realmOf } from '#contract/access.ts'
import { AuditKind } from '#contract/audit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { type AdminAct, type Prepare, personal } from '#test/admin-act/act.ts'
import { approvalActs } from '#test/admin-act/approval.ts'
import { backgroundJobActs } from '#test/admin-act/background-job.ts'
import { billingActs } from '#test/admin-act/billing.ts'
import { catalogueActs } from '#test/admin-act/catalogue.ts'
import { exportActs } from '#test/admin-act/export.ts'
import { messageActs } from '#test/admin-act/message.ts'
import { partnerAdminActs } from '#test/admin-act/partner.ts'
import { peopleActs } from '#test/admin-act/people.ts'
import { reraActs } from '#test/admin-act/rera.ts'
import { secondFactorActs } from '#test/admin-act/second-factor.ts'
import { sendFile } from '#test/admin-act/send-file.ts'
import { sheetActs } from '#test/admin-act/sheet.ts'
import { workActs } from '#test/admin-act/work.ts'
import { type TestResponse, useApp } from '#test/app.ts'
import { makeAdministrator, testPassword } from '#test/make.ts'

/** Every action of an administrator is in the audit log (LOG-01), and no secret is (LOG-03). */

const logged: string[] = []
const site = useApp({ production: true }, { write: (line) => logged.push(line) })

const acts: Record<string, Prepare> = {
  ...peopleActs,
  ...catalogueActs,
  ...billingActs,
  ...workActs,
  ...partnerAdminActs,
  ...reraActs,
  ...approvalActs,
  ...backgroundJobActs,
  ...secondFactorActs,
  ...messageActs,
  ...exportActs,
  ...sheetActs,
}

/** Actions that are not audited, and why. */
const unrecorded: Record<string, string> = {
  'PATCH /notifications/:id/read': 'one’s own mark on one’s own news',
  'POST /notifications/read-all': 'one’s own mark on one’s own news',
  'POST /cms/preview': 'keeps nothing',
  'POST /auth/second-factor/app': 'counts only once its code was entered, which is audited',
  'POST /auth/second-factor/passkey': 'counts only once the passkey was made, which is audited',
  'POST /auth/step-up/passkey': 'changes nothing; the step that follows is audited',
  'POST /auth/step-up': 'changes nothing; the step that follows is audited',
  'POST /properties/import/:id/check': 'changes nothing but the report',
  'GET /properties/import/:id/refused': 'gives back lines of a file that was sent in',
  'GET /sheet-imports/:id/refused': 'gives back lines of a file that was sent in',
  'GET /sheet-imports/template/:noun': 'has nobody’s data in it',
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const walked = endpoints.filter(
  (endpoint) =>
    realmOf(endpoint.access) === 'administrator' &&
    (endpoint.method !== 'GET' || endpoint.download || endpoint.access === 'record.export'),
)

async function admin() {
  const { db } = site.context
  const row = await makeAdministrator(db)
  const { id: sessionId } = await db
    .selectFrom('session')
    .select('id')
    .where('administrator_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return { site, boss: { id: row.id, token: row.token, sessionId } }
}

function perform(endpoint: Endpoint, { file, ...input }: AdminAct, token: string) {
  return file
    ? sendFile(site, endpoint, token, file, input.params)
    : site.call(endpoint, { ...input }, { token })
}

/** Returns the audit events of one request. */
function linesOf({ headers }: Pick<TestResponse<Endpoint>, 'headers'>) {
  return site.context.db
    .selectFrom('audit_event')
    .selectAll()
    .where('request_id', '=', String(headers['x-request-id']))
    .execute()
}

/** Waits for the background work of an import, so that it ends before the tables are cleared. */
async function idle() {
  const { db } = site.context
  const deadline = Date.now() + 20_000
  const busy = db
    .selectFrom('import_run')
    .select('id')
    .where('status', 'in', ['checking', 'running'])
  while ((await busy.execute()).length > 0) assert.ok(Date.now() < deadline)
}

const kept: string[] = []

describe('the audit log', () => {
  for (const endpoint of walked) {
    const name = nameOf(endpoint)
    if (unrecorded[name]) continue
    test(`${name} is audited exactly once`, async () => {
      const prepare = acts[name]
      assert.ok(prepare, 'This call is missing in test/admin-act.')
      const { boss } = await admin()
      const given = await prepare({ site, boss })
      const answer = await perform(endpoint, given, boss.token)
      assert.ok(answer.status < 300, JSON.stringify(answer.body))
      await idle()
      const lines = await linesOf(answer)
      kept.push(...lines.map((line) => JSON.stringify(line)))
      const [line, ...more] = lines.filter(({ act }) => act === given.act)
      assert.ok(line, `only ${lines.map(({ act }) => act)}`)
      assert.equal(more.length, 0)
      assert.deepEqual(
        [line.actor_id, line.actor_name, line.actor_realm, line.actor_role, line.address],
        [boss.id, 'Asha Rao', 'administrator', 'superadmin', '127.0.0.1'],
      )
      assert.equal(line.target_kind, given.kind)
      assert.ok(line.target_id)
      if (given.id) assert.equal(line.target_id, given.id)
      assert.ok(AuditKind.has(line.target_kind), 'Nobody is shown this kind.')
    })
  }

  test('the lists of audited and unaudited calls name only existing calls', () => {
    const names = walked.map(nameOf)
    for (const name of [...Object.keys(acts), ...Object.keys(unrecorded)]) {
      assert.ok(names.includes(name), name)
    }
  })

  test('neither audit log nor server log contains secrets or contact details', () => {
    assert.ok(kept.length >= Object.keys(acts).length)
    assert.ok(logged.length >= kept.length)
    for (const secret of [...Object.values(personal), testPassword, 'adm_', 'argon2', 'https://']) {
      const found = [...kept, ...logged].filter((line) => line.includes(secret))
      assert.deepEqual(found, [], secret)
    }
  })
})
