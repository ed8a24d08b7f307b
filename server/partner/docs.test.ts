import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { Scope } from '#contract/partner/scope.ts'
import { DeliveryKind } from '#contract/partner/webhook-event.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { makeSecret, signatureHeaders } from './webhook/signature.ts'

/** The examples of docs/partners.md work as they are written. */

const site = useApp()
const run = promisify(execFile)

const page = readFileSync('docs/partners.md', 'utf8')
const examples = [...page.matchAll(/^```sh\n(curl .*?)^```$/gms)].map(([, text = '']) => text)

test('every example of the page for partners answers', async () => {
  const { token, id: brokerId } = await makeBroker(site.context.db)
  const { id } = await makeProperty(site.context.db, { brokerId })
  const { key } = await partnerActs(site).make(token, Scope.keys)
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.app.server.address() as AddressInfo
  const env = {
    ...{ PATH: process.env.PATH, KEY: key, LISTING: id, OWN_LISTING: id },
    BRICKBAZAAR: `http://127.0.0.1:${port}`,
  }
  assert.ok(examples.length > 4)
  for (const example of examples) {
    const { stdout } = await run('sh', ['-c', example], { env, timeout: 20_000 })
    const text = /^data: (.*)$/m.exec(stdout)?.[1] ?? stdout
    assert.doesNotThrow(() => JSON.parse(text), `${example}\n${stdout}`)
    assert.doesNotMatch(text, /"isError":true/)
  }
})

test('the example that verifies a webhook takes ours and refuses others', async () => {
  const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? []
  const { verify } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const { secrets } = site.context
  const { text: secret, sealed } = makeSecret(secrets, 'one')
  const body = '{"type":"test"}'
  const signed = { webhookId: 'one', sealed: [sealed], id: 'msg', at: new Date(), body }
  const headers = signatureHeaders(secrets, signed)
  assert.deepEqual(verify(secret, headers, body), { type: 'test' })
  const late = signatureHeaders(secrets, { ...signed, at: new Date(Date.now() - 400_000) })
  assert.throws(() => verify(secret, late, body), /Too old/)
  assert.throws(() => verify(secret, headers, `${body} `), /Wrong signature/)
  const other = makeSecret(secrets, 'one').text
  assert.throws(() => verify(other, headers, body), /Wrong signature/)
})

test('the page for partners names every kind of a webhook', () => {
  for (const kind of DeliveryKind.keys) assert.ok(page.includes(`| \`${kind}\` |`), kind)
})

test('the page for partners names every scope', () => {
  for (const scope of Scope.keys) assert.ok(page.includes(`| \`${scope}\` |`), scope)
})
