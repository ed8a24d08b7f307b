import type { Broker } from '#contract/broker.ts'
import type { BrokerRow } from './queries.ts'

/** The broker as the broker and administrators see one; the public card is the listing's business. */
export function brokerReply(row: BrokerRow): Broker {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    whatsapp: row.whatsapp,
    companyName: row.company_name,
    experience: row.experience,
    specialization: row.specialization,
    operatingAreas: row.operating_areas,
    status: row.status,
    kycStatus: row.kyc_status,
    kycRejectionReason: row.kyc_rejection_reason,
    rating: row.rating,
    totalDeals: row.total_deals,
    createdAt: row.created_at.toISOString(),
  }
}
