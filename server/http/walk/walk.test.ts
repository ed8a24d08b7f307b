import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { type Access, type Right, type Role, realmOf, rights } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

/**
 * Every endpoint against every kind of caller: who is admitted, who is refused, and with which
 * code.
 */

const site = useApp()

/**
 * The rights of each role (ACC-1), written a second time so that a slip in `rights` fails here. A
 * right without a line does not compile.
 */
const everyone: readonly Role[] = ['superadmin', 'admin', 'moderator']
const managers: readonly Role[] = ['superadmin', 'admin']
const held: Record<Right, readonly Role[]> = {
  'self.change': everyone,
  'property.read': everyone,
  'property.review': everyone,
  'property.change': managers,
  'property.remove': managers,
  'property.import': managers,
  'broker.read': everyone,
  'broker.review': everyone,
  'broker.change': managers,
  'broker.remove': managers,
  'customer.read': managers,
  'customer.change': managers,
  'customer.remove': managers,
  'location.read': everyone,
  'location.change': managers,
  'interest.read': everyone,
  'interest.change': managers,
  'page.read': everyone,
  'page.draft': everyone,
  'page.publish': managers,
  'subscription.read': managers,
  'subscription.change': managers,
  'report.read': everyone,
  'revenue.read': managers,
  'message.read': managers,
  'message.resend': managers,
  'message.change': managers,
  'ticket.read': everyone,
  'ticket.change': everyone,
  'flag.read': everyone,
  'flag.change': everyone,
  'review.read': everyone,
  'review.change': everyone,
  'audit.read': everyone,
  'approval.decide': managers,
  'job.read': managers,
  'job.run': managers,
  'record.import': managers,
  'record.export': managers,
  'partner.read': managers,
  'partner.change': managers,
  'administrator.change': ['superadmin'],
  'factor.reset': ['superadmin'],
}

type Verdict = 'in' | 'session_missing' | 'session_over' | 'not_allowed'

/** The callers of AZ-01, and the expected result for each access. */
const callers: Record<string, { token(): Promise<string>; verdict(access: Access): Verdict }> = {
  none: {
    token: async () => '',
    verdict: () => 'session_missing',
  },
  garbage: {
    token: async () => 'adm_garbage',
    verdict: () => 'session_over',
  },
  customer: {
    token: async () => (await makeCustomer(site.context.db)).token,
    verdict: (access) => (access === 'customer' ? 'in' : 'not_allowed'),
  },
  'broker with pending KYC': {
    token: async () => (await makeBroker(site.context.db, { kycStatus: 'pending' })).token,
    verdict: (access) => (access === 'broker' ? 'in' : 'not_allowed'),
  },
  'broker with verified KYC': {
    token: async () => (await makeBroker(site.context.db, { kycStatus: 'verified' })).token,
    verdict: (access) => (access === 'broker' ? 'in' : 'not_allowed'),
  },
  'blocked broker': {
    token: async () => (await makeBroker(site.context.db, { status: 'blocked' })).token,
    verdict: () => 'session_over',
  },
  moderator: administratorOf('moderator'),
  admin: administratorOf('admin'),
  superadmin: administratorOf('superadmin'),
}

function administratorOf(role: Role) {
  return {
    token: async () => (await makeAdministrator(site.context.db, { role })).token,
    verdict: (access: Access): Verdict =>
      realmOf(access) === 'administrator' && held[access as Right].includes(role)
        ? 'in'
        : 'not_allowed',
  }
}

for (const [name, caller] of Object.entries(callers)) {
  const verdictOf = ({ access }: Endpoint) => (access === 'public' ? 'in' : caller.verdict(access))

  test(`${name}: calls without access are refused with the reason`, async () => {
    const token = await caller.token()
    for (const endpoint of endpoints.filter((one) => verdictOf(one) !== 'in')) {
      const verdict = verdictOf(endpoint)
      const { answer, told } = await callAs(endpoint, token)
      assert.equal(answer.status, verdict === 'not_allowed' ? 403 : 401, told)
      assert.equal(answer.body.code, verdict, told)
      assert.equal(answer.headers['cache-control'], 'no-store', told)
    }
  })

  test(`${name}: calls with access are admitted`, async () => {
    for (const endpoint of endpoints.filter((one) => verdictOf(one) === 'in')) {
      // A new caller each time: some calls end the session.
      const { answer, told } = await callAs(endpoint, await caller.token())
      assert.ok(![401, 403].includes(answer.status), told)
      assert.ok(answer.status < 500, told)
      assert.ok(!['endpoint_unknown', 'method_not_allowed'].includes(answer.body?.code), told)
    }
  })
}

async function callAs(endpoint: Endpoint, token: string) {
  const input = { params: { id: v7() }, body: {} }
  const answer = await site.call(endpoint, input, token ? { token } : {})
  const where = `${endpoint.method} ${endpoint.path}`
  return { answer, told: `${where}: ${answer.status} ${JSON.stringify(answer.body)}` }
}

describe('the rights of administrators', () => {
  test('roles have the rights of ACC-1', () => {
    assert.deepEqual(rights, held)
  })

  test('every right belongs to a role, and the superadmin has all', () => {
    for (const [right, roles] of Object.entries(rights)) {
      assert.ok(
        roles.some((role) => role === 'superadmin'),
        right,
      )
    }
  })
})
