import assert from 'node:assert/strict'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { Problem } from '#contract/refusal.ts'
import type { TestApp } from '#test/app.ts'

/**
 * Sends raw requests and checks what every answer must keep to: no 5xx, one shape, nothing of the
 * inside.
 */
export function sender(site: TestApp): (options: InjectOptions) => Promise<LightMyRequestResponse> {
  return async (options) => {
    const answer = await site.app.inject(options)
    assert.ok(answer.statusCode < 500, `${answer.statusCode} ${answer.body}`)
    if (answer.statusCode >= 400 && options.method !== 'HEAD') {
      const problem = Problem.strict().parse(answer.json())
      assert.equal(problem.requestId, answer.headers['x-request-id'] ?? problem.requestId)
      assert.ok(problem.message.length > 0 && problem.message.length < 400, problem.message)
      assert.doesNotMatch(answer.body, /select |insert |\bat \/|node_modules|\.ts:|stack/i)
    }
    return answer
  }
}
