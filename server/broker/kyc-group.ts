import { t } from '#domain/locale/translate.ts'
/** Groups unread notifications of waiting KYCs into one line. */
export const kycGroup = () => ({
  key: 'kyc',
  title: t('{count} KYCs to review', { count: '{count}' }),
  link: '/bb-admin/kyc',
})
