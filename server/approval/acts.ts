import type { ApprovalAct } from '#contract/approval/approval.ts'
import type { ActOfTwo } from './act.ts'
import { eraseCustomer } from './acts/erasure.ts'
import { changeIdentity } from './acts/identity.ts'
import { renewKyc, verifyWithoutPan } from './acts/kyc.ts'
import { refundOf } from './acts/refund.ts'
import { changeRefundLimit } from './acts/refund-limit.ts'

/** The acts that need two administrators. */
export const actsOfTwo: Record<ApprovalAct, ActOfTwo> = {
  'customer.erase': eraseCustomer,
  'payment.refund': refundOf('payment'),
  'unmatched_payment.refund': refundOf('unmatched_payment'),
  'refund_limit.change': changeRefundLimit,
  'broker.verify_kyc': verifyWithoutPan,
  'broker.change_identity': changeIdentity,
  'broker.renew_kyc': renewKyc,
}
