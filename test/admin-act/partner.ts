import { partnerWebhook } from '#contract/partner/webhook.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { publicUrl, webhookActs } from '#test/partner/webhook.ts'
import type { Prepare } from './act.ts'

const lifetime = '30d'

async function makeWebhook({ site, boss }: Parameters<Prepare>[0]): Promise<{ id: string }> {
  const { _id: partner } = await partnerActs(site).addPartner(boss.token)
  const { webhook } = await webhookActs(site).addForPartner(boss.token, partner)
  return { id: webhook._id }
}

/** Who reads listings by API, and the keys. */
export const partnerAdminActs: Record<string, Prepare> = {
  'POST /partners': async () => ({
    body: { name: 'Atlas Homes', email: 'api@atlas.example' },
    act: 'partner.create',
    kind: 'partner',
  }),
  'PUT /partners/:id': async ({ site, boss }) => {
    const { _id: id } = await partnerActs(site).addPartner(boss.token)
    const body = { isActive: false }
    return { params: { id }, body, act: 'partner.change', kind: 'partner', id }
  },
  'POST /partners/:id/api-keys': async ({ site, boss }) => {
    const { _id: id } = await partnerActs(site).addPartner(boss.token)
    const body = { name: 'Search', lifetime }
    return { params: { id }, body, act: 'api_key.create', kind: 'api_key' }
  },
  'POST /partners/:id/webhooks': async ({ site, boss }) => {
    const { _id: id } = await partnerActs(site).addPartner(boss.token)
    const body = { url: publicUrl, kinds: ['listing.published'] }
    return { params: { id }, body, act: 'webhook.create', kind: 'webhook' }
  },
  'PUT /partner-webhooks/:id': async (prepared) => {
    const { id } = await makeWebhook(prepared)
    const body = { url: publicUrl, kinds: ['listing.changed'], version: 1 }
    return { params: { id }, body, act: 'webhook.change', kind: 'webhook', id }
  },
  'POST /partner-webhooks/:id/secret': async (prepared) => {
    const { id } = await makeWebhook(prepared)
    return { params: { id }, body: { version: 1 }, act: 'webhook.rotate', kind: 'webhook', id }
  },
  'PUT /partner-webhooks/:id/pause': async (prepared) => {
    const { id } = await makeWebhook(prepared)
    return { params: { id }, body: { isPaused: true }, act: 'webhook.pause', kind: 'webhook', id }
  },
  'POST /partner-webhooks/:id/test': async (prepared) => {
    const { id } = await makeWebhook(prepared)
    return { params: { id }, act: 'webhook.test', kind: 'webhook', id }
  },
  'POST /partner-webhooks/:id/deliveries/:partId/resend': async (prepared) => {
    const { id } = await makeWebhook(prepared)
    const { token } = prepared.boss
    const { body } = await prepared.site.call(partnerWebhook.test, { params: { id } }, { token })
    const { db } = prepared.site.context
    await db.updateTable('webhook_delivery').set({ status: 'failed' }).execute()
    const params = { id, partId: body.delivery._id }
    return { params, act: 'webhook.resend', kind: 'webhook', id }
  },
  'DELETE /partner-webhooks/:id': async (prepared) => {
    const { id } = await makeWebhook(prepared)
    return { params: { id }, act: 'webhook.remove', kind: 'webhook', id }
  },
  'DELETE /api-keys/:id': async ({ site, boss }) => {
    const acts = partnerActs(site)
    const { _id } = await acts.addPartner(boss.token)
    const { _id: id } = await acts.makeForPartner(boss.token, _id)
    return { params: { id }, act: 'api_key.revoke', kind: 'api_key', id }
  },
}
