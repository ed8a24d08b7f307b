import { z } from 'zod'

/**
 * The median minutes to the first reply, over the counted inquiries of the last 90 days. Absent
 * below five inquiries, and where more than half of them got no reply.
 */
export const ResponseTime = z.object({ minutes: z.number(), count: z.number() })
