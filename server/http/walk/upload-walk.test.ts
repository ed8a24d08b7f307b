import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { type Access, realmOf } from '#contract/access.ts'
import { endpoints } from '#contract/index.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

/** Sends broken and unusual forms to every endpoint that takes a file. */

const lines: string[] = []
const site = useApp({}, { write: (line) => lines.push(line) })

const part = (name: string, content: string, file = '') =>
  '--x\r\ncontent-disposition: form-data; ' +
  `name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}`
const file = part('file', 'Name,Description\r\nGarden,Green\r\n', 'list.csv')
const close = '\r\n--x--\r\n'
const withBoundary = 'multipart/form-data; boundary=x'

/** Each form by its fault: its content type, its body and the statuses that may answer it. */
const forms: Record<string, [type: string, body: string, statuses: number[]]> = {
  'a form without any bytes': [withBoundary, '', [400, 415]],
  'a form cut off before its first part': [withBoundary, '--x', [400]],
  'a form cut off within the headers of a part': [
    withBoundary,
    '--x\r\ncontent-disposition: form-data; na',
    [400],
  ],
  'a form cut off within a field': [withBoundary, part('kind', 'pa'), [400]],
  'a form cut off within its file': [withBoundary, file, [400]],
  'a form cut off within its last boundary': [withBoundary, `${file}\r\n--x`, [400]],
  'a form whose parts have another boundary than its header says': [
    withBoundary,
    file.replaceAll('--x', '--y') + close,
    [400],
  ],
  'a form without a boundary': ['multipart/form-data', file + close, [400, 415]],
  'a form with an empty boundary': ['multipart/form-data; boundary=', file + close, [400, 415]],
  'a form with a boundary of 300 letters': [
    `multipart/form-data; boundary="${'a'.repeat(300)}"`,
    file.replaceAll('--x', `--${'a'.repeat(300)}`),
    [400],
  ],
  'a form whose file is in a field of another name': [
    withBoundary,
    part('photo', 'bytes', 'a.png') + close,
    [400],
  ],
  'a form with a field in place of the file': [withBoundary, part('file', 'bytes') + close, [400]],
  'a form with fifty fields': [
    withBoundary,
    Array.from({ length: 50 }, (_, n) => `${part(`field${n}`, 'text')}\r\n`).join('') +
      file +
      close,
    [400, 413],
  ],
  'a form with a field named __proto__': [
    withBoundary,
    `${part('__proto__', 'text')}\r\n${file}${close}`,
    [200, 400],
  ],
}

function tokenFor(access: Access) {
  const make = { administrator: makeAdministrator, customer: makeCustomer, broker: makeBroker }
  const realm = realmOf(access)
  assert.ok(realm, 'every upload needs an account')
  return make[realm](site.context.db)
}

for (const endpoint of endpoints.filter(({ upload }) => upload)) {
  describe(`${endpoint.method} ${endpoint.path}`, () => {
    for (const [name, [type, payload, statuses]] of Object.entries(forms)) {
      test(`${name} is answered with a status and a message and logs no error`, async () => {
        const { token } = await tokenFor(endpoint.access)
        lines.length = 0
        const response = await site.app.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replace(/:\w+/g, v7())}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': type },
          payload,
        })
        const { statusCode, body } = response
        assert.ok(statuses.includes(statusCode), `${statusCode} ${body}`)
        if (statusCode >= 400) assert.ok(response.json().message)
        assert.deepEqual(
          lines.filter((line) => line.includes('"stack"')),
          [],
        )
      })
    }
  })
}
