import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeCustomer } from '#test/make.ts'
import { letInSheet } from '#test/sheet-call.ts'

/** Rows of a file whose address was typed by somebody else (decision 0039). */

const site = useApp()

test('a row of customers never changes an account whose address is unproven', async () => {
  const { token: admin } = await makeAdministrator(site.context.db)
  const stranger = await makeCustomer(site.context.db, { email: 'owner@example.in' })
  const file = 'First Name,Last Name,Email,Phone\nReal,Owner,owner@example.in,9791000055'
  const run = await letInSheet(site, admin, 'customers', file)
  assert.equal(run.counts.new, 1, JSON.stringify(run.counts))
  const { body } = await site.call(customer.profile, {}, { token: stranger.token })
  assert.deepEqual(
    [body.customer.firstName, body.customer.phone],
    [stranger.first_name, stranger.phone],
  )
})
