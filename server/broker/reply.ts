import type { Broker, BrokerRecord } from '#contract/broker/broker.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import { subscriptionOf } from '#server/billing/subscription/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { type BrokerRow, documentTotals } from './queries.ts'
import { presentResponse } from './response-time.ts'

/** Returns the account as its own broker sees it. */
export function brokerReply(row: BrokerRow): Broker {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    whatsapp: row.whatsapp,
    language: storedLocale(row.language),
    companyName: row.company_name,
    experience: row.experience,
    specialization: row.specialization,
    operatingAreas: row.operating_areas,
    about: row.about,
    status: row.status,
    kycStatus: row.kyc_status,
    kycRejectionReason: row.kyc_rejection_reason,
    rating: row.rating,
    totalDeals: row.total_deals,
    response: presentResponse(row),
    isEmailVerified: row.is_email_verified,
    createdAt: row.created_at.toISOString(),
  }
}

/** Returns brokers as administrators see them, each with the current or latest plan. */
export async function brokerRecords(db: Handle, rows: BrokerRow[]): Promise<BrokerRecord[]> {
  const ids = rows.map(({ id }) => id)
  const plans = await subscriptionOf(db, ids)
  const documents = await documentTotals(db, ids)
  return rows.map((row) => ({
    ...brokerReply(row),
    statusReason: row.status_reason,
    suspendedUntil: row.suspended_until,
    kycSubmittedAt: row.kyc_submitted_at.toISOString(),
    documentCount: documents.get(row.id)?.documentCount ?? 0,
    hasPanCard: documents.get(row.id)?.hasPanCard ?? false,
    documentsVersion: row.documents_version,
    kycValidUntil: row.kyc_valid_until,
    subscriptionPlan: plans.get(row.id)?.subscriptionPlan ?? null,
    subscriptionExpiry: plans.get(row.id)?.subscriptionExpiry ?? null,
    version: row.version,
  }))
}

export async function brokerRecord(db: Handle, row: BrokerRow): Promise<BrokerRecord> {
  const [record] = await brokerRecords(db, [row])
  if (!record) throw new Error('One row makes one record.')
  return record
}
