import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import type { TestApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

export const meera = { name: 'Meera Iyer', phone: '98765 43210' }

/** A desk of inquiries: people ask, brokers look and answer, all over HTTP. */
export function leadActs(site: TestApp) {
  const ask = (id: string, given: Record<string, unknown> = {}, token?: string) =>
    site.call(
      inquiry.create,
      { params: { id }, body: { ...meera, ...given } },
      token ? { token } : {},
    )
  const list = (token: string, query: Record<string, string> = {}) =>
    site.call(inquiry.list, { query }, { token })
  const makeLister = async () => {
    const broker = await makeBroker(site.context.db)
    const { id, title } = await makeProperty(site.context.db, { brokerId: broker.id })
    return { broker, token: broker.token, listing: id, title }
  }
  return {
    ask,
    list,
    /** A broker with a listing. */
    makeLister,
    /** The same with one inquiry about it. */
    asked: async (given: Record<string, unknown> = {}) => {
      const made = await makeLister()
      await ask(made.listing, given)
      const { body } = await list(made.token)
      const lead = body.inquiries[0]
      assert.ok(lead)
      return { ...made, id: lead._id, lead }
    },
    names: async (token: string, query: Record<string, string> = {}) =>
      (await list(token, query)).body.inquiries.map(({ name }) => name),
    get: (token: string, id: string) => site.call(inquiry.get, { params: { id } }, { token }),
    change: (token: string, id: string, body: Record<string, unknown>) =>
      site.call(inquiry.change, { params: { id }, body }, { token }),
    reply: (token: string, id: string, text: unknown, key?: string, conversation?: string) =>
      site.call(
        inquiry.reply,
        { params: { id }, body: { text, ...(conversation && { conversation }) } },
        { token, headers: key ? { 'idempotency-key': key } : {} },
      ),
    stats: async (token: string) => (await site.call(inquiry.stats, {}, { token })).body.stats,
    /** Lets days go by for all inquiries. */
    age: (interval: string) =>
      site.context.db
        .updateTable('inquiry')
        .set({ created_at: sql`now() - ${interval}::interval` })
        .execute(),
    /** The answers that wait to go out. */
    replies: () =>
      site.context.db
        .selectFrom('message')
        .select(['channel', 'recipient', 'subject', 'body', 'account_id'])
        .where('template', '=', 'inquiry.replied')
        .orderBy('id')
        .execute(),
  }
}
