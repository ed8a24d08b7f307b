import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'

const secure = useApp({ publicUrl: 'https://homes.example.in' })
const local = useApp()

test('HSTS is sent if the public URL is https', async () => {
  for (const path of ['/livez', '/api/public/cities', '/sitemap.xml', '/nowhere']) {
    const { headers } = await secure.app.inject(path)
    assert.equal(headers['strict-transport-security'], 'max-age=31536000', path)
  }
  assert.equal((await local.app.inject('/livez')).headers['strict-transport-security'], undefined)
})

test('the sitemap has the public URL, whatever Host is claimed', async () => {
  const { body } = await secure.app.inject({
    url: '/sitemap.xml',
    headers: { host: 'evil.example' },
  })
  assert.ok(body.includes('https://homes.example.in/'))
  assert.ok(!body.includes('evil.example'))
})
