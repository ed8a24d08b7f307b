import assert from 'node:assert/strict'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { matchListings } from '#server/alert/match.ts'
import { notifyNext } from '#server/alert/notify.ts'
import { notifySavers } from '#server/alert/saved-home.ts'
import type { TestApp } from '#test/app.ts'
import { messagesTo } from '#test/message.ts'

/**
 * Calls of a customer who looks for homes: searches are saved over HTTP, alerts are matched on
 * demand.
 */
export function seekerActs(site: TestApp) {
  const work = async () => {
    while ((await matchListings(site.context.db, assert.ifError)) > 0);
    while (await notifyNext(site.context.db, site.context.config));
    await notifySavers(site.context.db, site.context.config)
  }
  return {
    create: (token: string, body: Record<string, unknown>) =>
      site.call(savedSearch.create, { body }, { token }),
    /** Saves a search with instant alerts; returns its id. */
    search: async (token: string, filters: Record<string, unknown>, more: object = {}) => {
      const body = { filters, frequency: 'instant', ...more }
      const answer = await site.call(savedSearch.create, { body }, { token })
      assert.equal(answer.status, 201, JSON.stringify(answer.body))
      const { _id } = answer.body.savedSearch
      // Alerts go to proven mailboxes only.
      await site.context.db
        .updateTable('customer')
        .set({ is_verified: true })
        .where('id', '=', (where) =>
          where.selectFrom('saved_search').where('id', '=', _id).select('customer_id'),
        )
        .execute()
      return _id
    },
    change: (token: string, id: string, body: Record<string, unknown>) =>
      site.call(savedSearch.change, { params: { id }, body }, { token }),
    get: async (token: string, id: string) =>
      (await site.call(savedSearch.get, { params: { id } }, { token })).body.savedSearch,
    run: (token: string, id: string) => site.call(savedSearch.run, { params: { id } }, { token }),
    list: (token: string) => site.call(savedSearch.list, {}, { token }),
    remove: (token: string, id: string) =>
      site.call(savedSearch.remove, { params: { id } }, { token }),
    /** Matches changed listings with the searches and sends what is due. */
    work,
    /** Returns the alerts of a customer, oldest first. */
    alertsTo: async (customerId: string) => {
      await work()
      return (await messagesTo(site, customerId)).filter(({ template }) =>
        template.startsWith('alert.'),
      )
    },
  }
}
