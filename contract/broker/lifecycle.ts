import type { BrokerStatus, KycStatus } from './broker.ts'

/**
 * The statuses a screen offers next: a block ends only with an activation, and an inactive broker
 * is activated before another step. The call itself sets any status (BRK-4).
 */
export const statusLifecycle: Record<BrokerStatus, readonly BrokerStatus[]> = {
  active: ['inactive', 'blocked', 'suspended'],
  inactive: ['active', 'blocked'],
  suspended: ['active', 'blocked'],
  blocked: ['active'],
}

/** Which KYC state an administrator's decision may lead to (BRK-5). */
export const kycLifecycle: Record<KycStatus, readonly KycStatus[]> = {
  pending: ['verified', 'rejected'],
  verified: ['rejected'],
  // A rejected broker returns to pending by sending new documents, never by an administrator.
  rejected: [],
}

/**
 * The fields a KYC verifies, with their names for the broker: a verified broker who changes one is
 * reviewed again (BRK-6).
 */
export const identityFields = {
  firstName: 'name',
  lastName: 'name',
  phone: 'phone',
  companyName: 'company',
} as const

/** Reasons offered to a reviewer, in words the broker reads (LST-14). */
export const kycReasons = [
  'Documents incomplete',
  'Insufficient documents',
  'A document is not readable',
  'The name on the documents differs from the account',
  'A document has expired',
  'The RERA number could not be confirmed',
] as const
