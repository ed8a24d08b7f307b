import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { endpoints } from '#contract/index.ts'
import { refusals } from '#contract/refusal.ts'
import { locales, pathPrefix } from '#domain/locale/locale.ts'
import { useApp } from '#test/app.ts'

const site = useApp()

/**
 * Paths under /api that are not in the contract: the document's own, and webhooks in the formats of
 * their providers.
 */
const extras = [
  'GET /api/docs',
  // Fastify's route tree prints it without the slash before the star.
  'GET /api/docs*',
  'GET /api/openapi.json',
  'GET /api/webhooks/whatsapp',
  'POST /api/webhooks/exotel/:secret',
  'POST /api/webhooks/msg91/:secret',
  'POST /api/webhooks/razorpay',
  'POST /api/webhooks/whatsapp',
]

interface Operation {
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: object }>
  security?: object[]
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object>; schemas?: Record<string, object> }
}

async function readDocument(): Promise<Document> {
  const answer = await site.app.inject('/api/openapi.json')
  assert.equal(answer.statusCode, 200)
  return answer.json<Document>()
}

/** Returns `GET /path` of every registered route, from the tree that Fastify prints. */
function mountedRoutes(): string[] {
  const above: string[] = []
  return site.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branch = '', segment = '', methods] =
        /^((?:│ {3}| {4})*[├└]── )(\S*)(?: \((.*)\))?$/.exec(line) ?? []
      if (!branch) return []
      const depth = branch.length / 4 - 1
      above.length = depth
      above.push(segment)
      return (methods?.split(', ') ?? []).map((method) => `${method} ${above.join('')}`)
    })
    .filter((route) => !route.startsWith('HEAD '))
}

describe('registered routes', () => {
  test('/api has only the contract, the document and the webhooks', () => {
    const agreed = endpoints.map(({ method, path }) => `${method} /api${path}`)
    const mounted = mountedRoutes().filter((route) => route.includes(' /api'))
    assert.deepEqual(mounted.sort(), [...agreed, ...extras].sort())
  })

  test('other routes are health, metrics, photos, files for search engines and assistants', () => {
    const outside = mountedRoutes().filter((route) => !route.includes(' /api'))
    assert.deepEqual(outside.sort(), [
      'DELETE /mcp',
      'GET /healthz',
      'GET /livez',
      'GET /mcp',
      'GET /media/:id/:file',
      'GET /metrics',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap.xml',
      ...locales.map((locale) => `GET /sitemap${pathPrefix(locale)}/:file`),
      'POST /mcp',
    ])
  })

  test('each endpoint is in the contract once', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    assert.equal(new Set(addresses).size, addresses.length)
  })
})

describe('the OpenAPI document', () => {
  test('the document is version 3.1 and names product and version', async () => {
    const document = await readDocument()
    assert.equal(document.openapi, '3.1.0')
    assert.deepEqual([document.info.title, document.info.version], ['BrickBazaar', 'test'])
    const { bearer, apiKey } = document.components.securitySchemes
    assert.partialDeepStrictEqual(bearer, { type: 'http', scheme: 'bearer' })
    assert.partialDeepStrictEqual(apiKey, { type: 'http', scheme: 'bearer', bearerFormat: 'bbz_…' })
  })

  test('the document describes every endpoint and no other', async () => {
    const { paths } = await readDocument()
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const agreed = endpoints.map(
      ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    assert.deepEqual(described.sort(), agreed.sort())
    for (const endpoint of endpoints) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
      const operation = paths[path]?.[endpoint.method.toLowerCase()]
      assert.ok(operation, path)
      assert.equal(operation.summary, endpoint.summary)
      const { access, scope } = endpoint
      assert.deepEqual(
        operation.security ?? [{}],
        [access === 'public' ? {} : { bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])],
        path,
      )
      assert.equal(Boolean(operation.requestBody), Boolean(endpoint.body), path)
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path')
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      assert.deepEqual(
        inPath.map(({ name, required }) => [name, required]),
        names.map((name) => [name, true]),
      )
      assert.ok(operation.responses[String(endpoint.status ?? 200)], path)
      assert.ok(operation.responses['4XX']?.content && operation.responses['5XX']?.content, path)
      for (const { description } of Object.values(operation.responses)) {
        assert.equal(typeof description, 'string')
      }
    }
  })

  test('every reference in the document resolves', async () => {
    const text = JSON.stringify(await readDocument())
    const document = JSON.parse(text)
    for (const [, pointer] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = pointer
        ?.split('/')
        .reduce((node, key) => node?.[key.replaceAll('~1', '/')], document)
      assert.ok(found, pointer)
    }
    assert.doesNotMatch(text, /"\$ref":"(?!#)/)
  })
})

describe('the page that displays the document', () => {
  test('the page loads nothing from other hosts', async () => {
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/static/swagger-initializer.js']) {
      const page = await site.app.inject(path)
      assert.equal(page.statusCode, 200)
      const loaded = [...page.body.matchAll(/(?:src|href)\s*=\s*"([^"]+)"/g)].map(([, url]) => url)
      for (const url of loaded) assert.match(url ?? '', /^(\.|\/api\/docs\/)/)
      const policy = String(page.headers['content-security-policy'])
      assert.match(policy, /default-src 'none'/)
      assert.doesNotMatch(policy, /https:|http:|upgrade-insecure-requests|swagger\.io|unsafe-eval/)
    }
    const initializer = await site.app.inject('/api/docs/static/swagger-initializer.js')
    assert.match(initializer.body, /"url":\s*"\/api\/openapi\.json"/)
    assert.match(initializer.body, /"validatorUrl":\s*null/)
  })

  test('the page loads with all its files', async () => {
    const page = await site.app.inject('/api/docs')
    const parts = [...page.body.matchAll(/(?:src|href)\s*=\s*"([^"]+)"/g)].map(([, url]) => url)
    assert.ok(parts.length >= 4)
    for (const url of parts) assert.equal((await site.app.inject(url ?? '')).statusCode, 200, url)
  })
})

test('the document describes refused passwords wherever one is set', async () => {
  const { paths } = await readDocument()
  const setting = Object.entries(paths).flatMap(([path, { post, patch, put }]) =>
    [post, patch, put].some((one) => JSON.stringify(one ?? {}).includes('password_guessable'))
      ? [path.replace('/api', '')]
      : [],
  )
  assert.deepEqual(setting.sort(), [
    '/auth/change-password',
    '/auth/reset-password',
    '/broker-auth/change-password',
    '/broker-auth/register',
    '/broker-auth/reset-password',
    '/customer-auth/change-password',
    '/customer-auth/register',
    '/customer-auth/reset-password',
  ])
})

test('the document describes the filters of the public list', async () => {
  const { paths } = await readDocument()
  for (const path of ['/api/public/properties', '/api/public/properties/map']) {
    const text = JSON.stringify(paths[path]?.get?.parameters)
    assert.match(text, /Several are separated by \\";\\"/, path)
    for (const name of ['maxDeposit', 'maxEmi', 'includeUnstated']) {
      const documented = paths[path]?.get?.parameters?.find((one) => one.name === name)
      assert.match(JSON.stringify(documented), /"description":"/, `${path} ${name}`)
    }
  }
})

describe('refusals in the contract', () => {
  test('every refusal has a status of API-1 and a sentence', () => {
    const statuses = [
      400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 429, 431, 500, 503, 507,
    ]
    for (const [code, [status, sentence]] of Object.entries(refusals)) {
      assert.ok(statuses.includes(status), code)
      assert.match(code, /^[a-z]+(_[a-z]+)*$/)
      assert.ok(sentence.length > 8 && sentence.length < 120, code)
    }
  })

  test('only a missing or expired session or API key has status 401', () => {
    const signsOut = Object.entries(refusals).filter(([, [status]]) => status === 401)
    assert.deepEqual(signsOut.map(([code]) => code).sort(), [
      'api_key_over',
      'session_missing',
      'session_over',
    ])
  })
})
