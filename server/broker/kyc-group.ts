/** Groups unread notifications of waiting KYCs into one line. */
export const kycGroup = {
  key: 'kyc',
  title: '{count} KYCs wait for review',
  link: '/bb-admin/kyc',
} as const
