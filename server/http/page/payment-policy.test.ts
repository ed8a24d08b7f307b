import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openedTo } from './payment-policy.ts'

test('the page where one pays admits the gateway, and changes nothing else', () => {
  const policy = "default-src 'self'; script-src 'self' 'nonce-n'; frame-src 'self'; img-src 'self'"
  assert.equal(
    openedTo(policy, 'https://checkout.razorpay.com'),
    "default-src 'self'; script-src 'self' 'nonce-n' https://checkout.razorpay.com; frame-src 'self' https://*.razorpay.com; img-src 'self'",
  )
})
