import { property } from '#contract/property/property.ts'
import type { TestApp } from '#test/app.ts'

/** What a broker fills into the form, as it is sent. */
export const draft = {
  title: 'Three bedrooms over the park',
  description: 'Morning sun, a lift and a quiet lane.',
  propertyType: 'apartment',
  price: 9_500_000,
  area: 1_240,
  bedrooms: 3,
  location: 'Indiranagar',
  address: '14, 12th Main',
  pincode: '560038',
}

/** Submits a listing for this broker over the API, under an idempotency key where one is given. */
export function submit(
  site: TestApp,
  owner: { token: string },
  given: Record<string, unknown> = {},
  key?: string,
) {
  return site.call(
    property.create,
    { body: { ...draft, ...given } },
    { token: owner.token, headers: key ? { 'idempotency-key': key } : {} },
  )
}
