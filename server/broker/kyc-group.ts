/** What comes to wait at the KYC desk before the bell is read: one line for all of it. */
export const kycGroup = {
  key: 'kyc',
  title: '{count} KYCs wait for review',
  link: '/bb-admin/kyc',
} as const
