import { msg } from '#domain/locale/translate.ts'
import type { BrokerStatus, KycStatus } from './broker.ts'

/**
 * The statuses that a screen offers next: a blocked broker can only be activated, and an inactive
 * one must be activated first. The endpoint itself sets any status (BRK-4).
 */
export const statusLifecycle: Record<BrokerStatus, readonly BrokerStatus[]> = {
  active: ['inactive', 'blocked', 'suspended'],
  inactive: ['active', 'blocked'],
  suspended: ['active', 'blocked'],
  blocked: ['active'],
}

/** The KYC statuses that an administrator's decision may lead to (BRK-5). */
export const kycLifecycle: Record<KycStatus, readonly KycStatus[]> = {
  pending: ['verified', 'rejected'],
  verified: ['rejected'],
  // A rejected broker gets back to pending by sending new documents, never by an administrator.
  rejected: [],
}

/**
 * The fields that a KYC verifies, with their labels for the broker. A verified broker who changes
 * one is reviewed again (BRK-6).
 */
export const identityFields = {
  firstName: 'name',
  lastName: 'name',
  phone: 'phone',
  companyName: 'company',
} as const

/** Reasons offered to a reviewer; the broker reads them (LST-14). */
export const kycReasons = [
  msg('Documents incomplete'),
  msg('Insufficient documents'),
  msg('A document is not readable'),
  msg('The name on the documents differs from the account'),
  msg('A document has expired'),
  msg('The RERA number could not be confirmed'),
] as const
