import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/field.ts'
import { PropertyCard } from './property.ts'

export const expiredProperty = {
  get: endpoint({
    method: 'GET',
    path: '/public/properties/:id/expired',
    access: 'public',
    summary: 'What an expired listing was, for homes like it; its own page is gone',
    params: idParams,
    reply: z.object({ property: PropertyCard }),
  }),
}
