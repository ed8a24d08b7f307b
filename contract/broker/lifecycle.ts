import type { BrokerStatus, KycStatus } from './broker.ts'

/**
 * Which status a screen offers for a broker next: a block ends only with an activation, and nobody
 * goes from one kind of rest to another without one. The call itself sets any status (spec 4).
 */
export const statusLifecycle: Record<BrokerStatus, readonly BrokerStatus[]> = {
  active: ['inactive', 'blocked', 'suspended'],
  inactive: ['active', 'blocked'],
  suspended: ['active', 'blocked'],
  blocked: ['active'],
}

/** Which KYC state an administrator's decision may lead to (design 3, Broker). */
export const kycLifecycle: Record<KycStatus, readonly KycStatus[]> = {
  pending: ['verified', 'rejected'],
  verified: ['rejected'],
  // A rejected broker returns to pending by sending new documents, never by an administrator.
  rejected: [],
}

/**
 * What a KYC verifies, and what it is called to the broker: a change of it by a verified broker is
 * verified again (real-behaviour 8).
 */
export const identityFields = {
  firstName: 'name',
  lastName: 'name',
  phone: 'phone',
  companyName: 'company',
} as const

/** Reasons offered to a reviewer, in words the broker reads; the first two are the spec's. */
export const kycReasons = [
  'Documents incomplete',
  'Insufficient documents',
  'A document is not readable',
  'The name on the documents differs from the account',
  'A document has expired',
  'The RERA number could not be confirmed',
] as const
