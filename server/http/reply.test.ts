import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'

/**
 * Replies are cut to their schema, so checking all schemas checks everything that can be sent
 * (AZ-05).
 */

interface Node {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
  oneOf?: Node[]
  additionalProperties?: Node | boolean
}

/** Returns the path of every name in a reply: `properties.broker.email`. */
function namesIn(node: Node, way = ''): string[] {
  const below = [...(node.anyOf ?? []), ...(node.allOf ?? []), ...(node.oneOf ?? [])]
  if (node.items) below.push(node.items)
  if (typeof node.additionalProperties === 'object') below.push(node.additionalProperties)
  return [
    ...below.flatMap((one) => namesIn(one, way)),
    ...Object.entries(node.properties ?? {}).flatMap(([name, one]) => {
      const here = way ? `${way}.${name}` : name
      return [here, ...namesIn(one, here)]
    }),
  ]
}

function replyNames({ reply }: Endpoint): string[] {
  return reply ? namesIn(z.toJSONSchema(reply, { io: 'output' }) as Node) : []
}

const titled = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

describe('reply schemas', () => {
  test('no reply has a hash, a secret or a password', () => {
    const found = endpoints.flatMap((endpoint) =>
      replyNames(endpoint)
        .filter((name) => /hash|secret|password|salt|(^|\.)session/i.test(name))
        .filter((name) => !/thumbhash$|oldSecretUntil$/i.test(name))
        .map((name) => `${titled(endpoint)}: ${name}`),
    )
    assert.deepEqual(found, [
      // The demo accounts of a demo server, shown on its sign-in page (ACC-5).
      'GET /public/about: demoAccounts.password',
      // The secret that webhooks are signed with, shown once to whoever made it.
      'POST /partners/:id/webhooks: secret',
      'POST /partner-webhooks/:id/secret: secret',
      'POST /broker/webhooks: secret',
      'POST /broker/webhooks/:id/secret: secret',
    ])
  })

  test('only sign-in and registration replies have a token', () => {
    const others = endpoints.filter(
      // Their owner copies the link of a shortlist, with its token, to share it.
      ({ path }) => !path.startsWith('/customer/shortlists'),
    )
    const withToken = others.filter((endpoint) =>
      // Except the token money of a sale, and the page's token that permits requesting its number.
      replyNames(endpoint).some((name) => /(?<!contact)token(?!Amount)/i.test(name)),
    )
    assert.deepEqual(withToken.map(titled).sort(), [
      'POST /auth/login',
      'POST /auth/login/factor',
      'POST /broker-auth/login',
      'POST /broker-auth/login/factor',
      'POST /broker-auth/register',
      'POST /customer-auth/login',
      'POST /customer-auth/login/factor',
      'POST /customer-auth/register',
    ])
  })

  test('public replies have contacts of brokers and the operator only', () => {
    const open = endpoints.filter(
      ({ access, path }) => access === 'public' && path.startsWith('/public/'),
    )
    assert.ok(open.length > 3)
    for (const endpoint of open) {
      const contacts = replyNames(endpoint).filter((name) => /email|phone|whatsapp/i.test(name))
      // `contact` is given to people on request only, with a rate limit.
      for (const name of contacts) {
        assert.match(name, /(^|\.)(broker|contact|company)\.\w+$/, titled(endpoint))
      }
    }
  })

  test('no public reply has the state of a review or of a broker', () => {
    for (const endpoint of endpoints.filter(({ path }) => path.startsWith('/public/'))) {
      const inside = replyNames(endpoint).filter((name) =>
        /rejection|kyc|broker\.status|source(Key)?$|version$|decided/i.test(name),
      )
      assert.deepEqual(
        // Rates of charges and rules of societies are public with where they are written, and a
        // home of a shortlist has the version of what its family says of it.
        inside.filter(
          (name) =>
            !/^version$|^rates\.source$|\.societyRuleSource$|^room\.homes\.status/.test(name),
        ),
        [],
        titled(endpoint),
      )
    }
  })
})

test('no reply schema transforms, which would fail when serialized', () => {
  for (const endpoint of endpoints) {
    if (!endpoint.reply) continue
    // Throws for a transform, which has no JSON Schema for its output.
    const schema = JSON.stringify(z.toJSONSchema(endpoint.reply, { io: 'output' }))
    assert.ok(!schema.includes('"default":'), titled(endpoint))
  }
})
