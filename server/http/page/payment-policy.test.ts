import assert from 'node:assert/strict'
import { test } from 'node:test'
import { razorpayAccount } from '#server/billing/payment/provider/razorpay.ts'
import { openedTo } from './payment-policy.ts'

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
