import assert from 'node:assert/strict'
import { apiKey } from '#contract/partner/api-key.ts'
import { partner } from '#contract/partner/partner.ts'
import type { Scope } from '#contract/partner/scope.ts'
import type { TestApp } from '#test/app.ts'

/** API keys and partners, over HTTP. */
export function partnerActs(site: TestApp) {
  const make = async (token: string, scopes: readonly Scope[]) => {
    const body = { name: 'CRM', scopes: [...scopes], lifetime: '30d' as const }
    const made = await site.call(apiKey.create, { body }, { token })
    assert.equal(made.status, 201, made.body.message)
    return { key: made.body.key ?? '', ...made.body.apiKey }
  }
  const addPartner = async (token: string, given: Record<string, unknown> = {}) => {
    const body = { name: 'Housing Assistant', email: 'api@example.com', ...given }
    const { body: answer, status } = await site.call(partner.create, { body }, { token })
    assert.equal(status, 201, answer.message)
    return answer.partner
  }
  return {
    make,
    addPartner,
    makeForPartner: async (token: string, id: string) => {
      const made = await site.call(
        apiKey.createForPartner,
        { params: { id }, body: { name: 'Search', lifetime: '90d' } },
        { token },
      )
      assert.equal(made.status, 201, made.body.message)
      return { key: made.body.key ?? '', ...made.body.apiKey }
    },
    mine: async (token: string) => (await site.call(apiKey.mine, {}, { token })).body.apiKeys,
    revoke: (token: string, id: string) => site.call(apiKey.revoke, { params: { id } }, { token }),
  }
}
