import { z } from 'zod'

const party = {
  name: z.string(),
  address: z.string().nullable(),
  /** GST code of the state. */
  state: z.string().nullable(),
  gstin: z.string().nullable(),
}

/** What an invoice says besides its sums: as it was on its day, whatever changes afterwards. */
export const InvoiceDetail = z.object({
  supplier: z.object({ ...party, address: z.string(), state: z.string() }),
  recipient: z.object({ ...party, email: z.string(), phone: z.string() }),
  placeOfSupply: z.string(),
  serviceCode: z.string(),
  serviceName: z.string(),
  plan: z.string(),
  /** Days of India: the first, and the first that no longer belongs to it. */
  startsOn: z.string(),
  endsOn: z.string(),
  paidOn: z.string(),
  method: z.string(),
  reference: z.string().nullable(),
  /** Why a credit note was written. */
  reason: z.string().nullable(),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>
