import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams } from '#contract/field.ts'
import { AgencyMember } from './agency.ts'

const AgencyRecord = z.object({
  _id: z.string(),
  name: z.string(),
  /** The owner first, then by name. */
  members: z.array(
    AgencyMember.pick({ _id: true, name: true, companyName: true, role: true, mayAnswer: true }),
  ),
  /** Whether the owner cannot act, so that an administrator may name another one. */
  needsOwner: z.boolean(),
})
export type AgencyRecord = z.infer<typeof AgencyRecord>

/** What administrators see and decide of a broker's agency. */
export const agencyAdministration = {
  get: endpoint({
    method: 'GET',
    path: '/brokers/:id/agency',
    access: 'broker.read',
    summary: 'Get the agency of a broker with its members; null if there is none',
    params: idParams,
    reply: z.object({ agency: AgencyRecord.nullable() }),
  }),
  replaceOwner: endpoint({
    method: 'PUT',
    path: '/brokers/:id/agency/owner',
    access: 'broker.change',
    summary: 'Make a member the owner of an agency whose owner is not active and verified',
    params: idParams,
    body: z.strictObject({
      memberId: id,
      /** The owner shown on screen: refused if it has changed since. */
      ownerId: id,
    }),
    reply: z.object({ agency: AgencyRecord }),
  }),
}
