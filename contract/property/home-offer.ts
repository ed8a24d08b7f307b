import { z } from 'zod'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment } from '#contract/field.ts'

/** A broker who offers a home, by a listing of the home that is live. */
export const HomeOffer = z.object({
  /** The listing: inquiries and contacts go to its broker. */
  _id: z.string(),
  price: z.number(),
  broker: BrokerName,
  confirmedOn: z.string(),
  isUnconfirmed: z.boolean(),
})
export type HomeOffer = z.infer<typeof HomeOffer>

/** A period in which a home was listed, with its first and last price; does not name the broker. */
export const HomeListingTime = z.object({
  from: moment,
  /** Null while it is listed. */
  until: moment.nullable(),
  firstPrice: z.number(),
  lastPrice: z.number(),
})
export type HomeListingTime = z.infer<typeof HomeListingTime>

export const homeOffer = {
  list: endpoint({
    method: 'GET',
    path: '/public/properties/:id/home',
    access: 'public',
    summary: 'List who offers the home of a listing, and when it was listed before',
    params: idParams,
    reply: z.object({
      /** The listing whose card and page represent the home. */
      representative: z.string(),
      /** When it was first listed here. */
      firstSeen: moment,
      /** The cheapest first. */
      offers: z.array(HomeOffer),
      /** All periods in which it was listed, the latest first. */
      times: z.array(HomeListingTime),
    }),
  }),
}
