import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { locales, pathPrefix } from '#domain/locale/locale.ts'
import { razorpayAccount } from '#server/billing/payment/provider/razorpay.ts'
import { admitGateway, openedTo } from './payment-policy.ts'

test('only the payment page allows the gateway, and nothing else changes', () => {
  const policy = "default-src 'self'; script-src 'self' 'nonce-n'; frame-src 'self'; img-src 'self'"
  const scriptOrigin = 'https://checkout.razorpay.com'
  const config = { url: scriptOrigin, keyId: '', keySecret: '', webhookSecret: '' }
  assert.equal(
    openedTo(policy, razorpayAccount({ ...config, scriptOrigin }).page),
    "default-src 'self'; script-src 'self' 'nonce-n' https://checkout.razorpay.com; " +
      "frame-src 'self' https://*.razorpay.com; img-src 'self'",
  )
})

test('the gateway is admitted to the payment page in each language, and to no other', async () => {
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    reply.header('content-security-policy', "script-src 'self'")
    admitGateway(request, reply, { script: 'https://pay.example', frames: 'https://pay.example' })
    return ''
  })
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
  for (const start of locales.map(pathPrefix)) {
    const page = `${start}/broker-portal/plan`
    assert.equal(await policyOf(`${page}/pay/a1`), "script-src 'self' https://pay.example")
    assert.equal(await policyOf(page), "script-src 'self'")
  }
})
