import { z } from 'zod'

const party = {
  name: z.string(),
  address: z.string().nullable(),
  /** GST code of the state. */
  state: z.string().nullable(),
  gstin: z.string().nullable(),
}

/** The content of an invoice besides its amounts, as of its date, whatever changes afterwards. */
export const InvoiceDetail = z.object({
  supplier: z.object({ ...party, address: z.string(), state: z.string() }),
  recipient: z.object({ ...party, email: z.string(), phone: z.string() }),
  placeOfSupply: z.string(),
  serviceCode: z.string(),
  serviceName: z.string(),
  plan: z.string(),
  /** Days in India: the first day, and the first day after the end. */
  startsOn: z.string(),
  endsOn: z.string(),
  paidOn: z.string(),
  method: z.string(),
  reference: z.string().nullable(),
  /** The reason for a credit note. */
  reason: z.string().nullable(),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>
