import { partnerActs } from '#test/partner/acts.ts'
import type { Prepare } from './act.ts'

const lifetime = '30d'

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
  'DELETE /api-keys/:id': async ({ site, boss }) => {
    const acts = partnerActs(site)
    const { _id } = await acts.addPartner(boss.token)
    const { _id: id } = await acts.makeForPartner(boss.token, _id)
    return { params: { id }, act: 'api_key.revoke', kind: 'api_key', id }
  },
}
