import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { paymentVariables } from '#server/billing/payment/provider/open.ts'
import { variables } from '#server/config/variable.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The options of Node in a command, in order. */
const optionsOf = (command: string) => command.match(/--(?!env-file)[\w-]+=?[\w]*/g) ?? []

describe('what is deployed', () => {
  const { scripts } = JSON.parse(read('package.json'))

  test('the container and the unit run Node with the options of npm start', () => {
    const [, entry = ''] = /ENTRYPOINT ([\s\S]*?)\]/.exec(read('deploy/Containerfile')) ?? []
    const [, start = ''] =
      /ExecStart=([\s\S]*?main\.js)/.exec(read('deploy/brickbazaar.service')) ?? []
    assert.ok(optionsOf(scripts.start).length > 3)
    assert.deepEqual(optionsOf(entry), optionsOf(scripts.start))
    assert.deepEqual(optionsOf(start), optionsOf(scripts.start))
  })

  test('every setting that an example gives is one', () => {
    const settings = new Set(Object.keys({ ...variables, ...paymentVariables }))
    const [compose = ''] =
      /environment: &settings\n([\s\S]*?)\n {2}read_only/.exec(read('deploy/compose.yaml')) ?? []
    const unit = read('deploy/brickbazaar.service').match(/^Environment=.*$/m)?.[0] ?? ''
    const container = read('deploy/Containerfile').match(/^ENV .*$/m)?.[0] ?? ''
    const given = [
      ...compose.matchAll(/^ {4}([A-Z\d_]+):/gm),
      ...`${unit} ${container}`.matchAll(/([A-Z_\d]+)=/g),
    ].map(([, name = '']) => name)
    assert.ok(given.length > 15)
    assert.deepEqual(
      given.filter((name) => !settings.has(name)),
      [],
    )
  })
})
