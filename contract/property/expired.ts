import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/field.ts'
import { PropertyCard } from './property.ts'

export const expiredProperty = {
  get: endpoint({
    method: 'GET',
    path: '/public/properties/:id/expired',
    access: 'public',
    summary:
      'Get the facts of an expired listing, to find similar homes; its own page no longer exists',
    params: idParams,
    reply: z.object({ property: PropertyCard }),
  }),
}
