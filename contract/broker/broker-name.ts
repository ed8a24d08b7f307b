import { z } from 'zod'

/** A broker as another record names one. */
export const BrokerName = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
})
