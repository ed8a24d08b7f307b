import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { providersOf } from './providers.ts'

/** Without a mail server the demo writes links to the server log (decision 0041). */

const nothing = {
  smtpUrl: undefined,
  mailFrom: 'x@example.in',
  msg91: undefined,
  whatsapp: undefined,
}
const link = 'https://homes.example.in/set-password?token=broker.abc'

async function saidBy(config: { seed: 'demo' | 'none'; production: boolean }, words: string) {
  const said: string[] = []
  const { email } = await providersOf({ ...nothing, ...config }, (line) => said.push(line))
  await email.send({
    id: '1',
    channel: 'email',
    recipient: 'ravi@example.in',
    subject: 'Set a new BrickBazaar password',
    text: `Hello, ${words}`,
    variables: [
      ['name', 'Ravi'],
      ['link', words],
    ],
    registered: undefined,
    unsubscribe: undefined,
  })
  return said
}

describe('without a mail server', () => {
  test('the link to set a password is logged with demo data, and nowhere else', async () => {
    assert.deepEqual(await saidBy({ seed: 'demo', production: false }, link), [
      `E-mail to ravi@example.in, "Set a new BrickBazaar password": ${link}`,
    ])
    assert.deepEqual(await saidBy({ seed: 'none', production: false }, link), [])
    assert.deepEqual(await saidBy({ seed: 'demo', production: true }, link), [])
  })
})
