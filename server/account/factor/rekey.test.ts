import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { administrator } from '#contract/account/administrator.ts'
import { factorSignIn } from '#contract/account/factor-sign-in.ts'
import { buildApp } from '#server/app.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { useApp } from '#test/app.ts'
import { codeOf, enrolApp } from '#test/factor/app.ts'
import { makeAdministrator, testPassword } from '#test/make.ts'
import { rekeyApps } from './rekey.ts'

const secretKey = randomBytes(32)
const site = useApp({ secretKey })

test('apps work on under another master key, also after an interrupted change', async () => {
  const { context, pool } = site
  const person = await makeAdministrator(context.db)
  const { key } = await enrolApp(site, 'administrator', person.token)
  const other = randomBytes(32)
  await rekeyApps(context.db, secretKey, other)
  await rekeyApps(context.db, secretKey, other)
  const app = await buildApp({ ...context, secrets: secretsOf(other), pool, version: 'test' })
  const post = async (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api${path}`, payload })
  const credentials = { username: person.username, password: testPassword }
  const asked = (await post(administrator.login.path, credentials)).json()
  const given = { token: asked.secondFactor.token, code: codeOf(key, 1) }
  const { statusCode } = await post(factorSignIn.administrator.path, given)
  await app.close()
  assert.equal(statusCode, 200)
})
