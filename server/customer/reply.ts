import type { Customer, CustomerRecord } from '#contract/customer/customer.ts'
import { profileCompletion } from '#domain/account/profile-completion.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import type { CustomerRow } from './queries.ts'

export function customerReply(row: CustomerRow): Customer {
  const profile = {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    gender: row.gender,
    interests: row.interests.map((name) => ({ name })),
    preferredLocations: row.preferred_locations.map((name) => ({ name })),
    budgetRange: { min: row.budget_min, max: row.budget_max },
    propertyType: row.property_types,
  }
  return {
    _id: row.id,
    ...profile,
    whatsapp: row.whatsapp,
    language: storedLocale(row.language),
    source: row.source,
    status: row.status,
    isVerified: row.is_verified,
    profileCompletion: profileCompletion(profile),
    createdAt: row.created_at.toISOString(),
    lastActive: row.last_active_at?.toISOString() ?? null,
  }
}

/** Returns the customer as administrators see it. */
export function customerRecord(row: CustomerRow): CustomerRecord {
  return { ...customerReply(row), version: row.version }
}
