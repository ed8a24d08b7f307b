import type { AuditEvent } from '#contract/audit.ts'

const acts: Record<string, string> = {
  'property.create': 'Submitted',
  'property.change': 'Edited',
  'property.resubmit': 'Sent again',
  'property.approve': 'Approved',
  'property.reject': 'Rejected',
  'property.sell': 'Marked as sold',
  'property.rent': 'Marked as rented',
  'property.import': 'Imported',
  'property.confirm': 'Confirmed as available',
  'administrator.change_standing': 'Role or access changed',
  'subscription.assign': 'Plan assigned',
  'subscription.renew': 'Plan renewed',
  'subscription.cancel': 'Plan cancelled',
  'subscription.pay': 'Payment recorded',
  'subscription.refund': 'Payment refunded',
  'subscription.refund_asked': 'Refund asked for',
  'subscription.refund_failed': 'Refund failed',
  'subscription.order': 'Plan bought',
  'plan_order.create': 'Plan ordered',
  'plan_order.report': 'Payment reported',
  'plan_order.confirm': 'Payment confirmed',
  'plan_order.refuse': 'Payment refused',
  'plan_order.flag': 'Payment does not fit',
  'plan_order.return': 'Payment went back',
  'plan_order.refund_asked': 'Refund asked for',
  'plan_order.refund_failed': 'Refund failed',
  'invoice.open': 'Invoice opened',
  'property.premium': 'Premium changed',
  'broker.billing': 'Billing details changed',
  'invoice_setting.create': 'Invoice details added',
  'invoice_setting.change': 'Invoice details changed',
  'invoice_setting.remove': 'Invoice details deleted',
  'broker.decide_kyc': 'KYC decided',
  'broker.resubmit_kyc': 'KYC documents sent again',
  'broker.expire_kyc': 'KYC ended with the RERA certificate',
  'broker.reverify_kyc': 'KYC to be verified again',
  'broker.contact': 'Chose how to be reached',
  'company.create': 'Company details written',
  'company.change': 'Company details changed',
  'message.register': 'Template registered',
  'message.setting': 'Message limits changed',
  'message.rate': 'Message cost changed',
  'customer.download_data': 'Own data downloaded',
  'customer.ask_deletion': 'Deletion asked for',
  'customer.keep_account': 'Deletion taken back',
  'customer.erase': 'Account deleted, person erased',
  'customer.contact': 'How the customer is reached changed',
  'customer.withdraw_contact': 'Permission of a broker taken back',
  'inquiry.stage': 'Stage of a lead changed',
  'inquiry.spam': 'Lead marked as spam',
  'inquiry.rate_visit': 'Visit rated',
  'ticket.rate': 'Answer rated',
  'document.add': 'Document sent',
  'document.remove': 'Document taken back',
  'document.open': 'Document opened',
  'document.read_number': 'Document number shown',
}

/** Labels for acts that are not in `acts`, by their verb: `amenity.create` is "Added". */
const verbs: Record<string, string> = {
  create: 'Added',
  change: 'Changed',
  remove: 'Deleted',
  register: 'Registered',
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_out: 'Signed out',
  change_status: 'Status changed',
  change_profile: 'Profile changed',
  change_password: 'Password changed',
  set_password: 'Password set',
  revoke_device: 'Device signed out',
  end_suspension: 'Suspension ended',
  invite: 'Invited',
  invite_again: 'Password link sent again',
  merge: 'Merged',
  withdraw: 'Withdrawn',
  restore: 'Restored',
  upload: 'Uploaded',
  export: 'Exported',
  resend: 'Sent again',
  assign: 'Assigned',
  reply: 'Answered',
  answer: 'Answered',
}

/**
 * Returns the label of an act in the audit log: its own, else that of its verb, else the verb
 * itself.
 */
export function actWords(act: string): string {
  const verb = act.slice(act.indexOf('.') + 1)
  const plain = verb.charAt(0).toUpperCase() + verb.slice(1).replaceAll('_', ' ')
  return acts[act] ?? verbs[verb] ?? plain
}

/**
 * Returns the fields that differ between before and after. The status of a listing is left out,
 * because the act says it.
 */
export function changesOf({ act, before, after }: AuditEvent): [string, string, string][] {
  if (!before || !after) return []
  return Object.keys(after)
    .filter((name) => name !== 'version' && !(name === 'status' && act.startsWith('property.')))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [fieldWords(name), show(before[name]), show(after[name])])
}

/** Returns the name of a field in words: `kycStatus` → "KYC status". */
function fieldWords(name: string): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replaceAll('_', ' ')
  const [first = '', ...rest] = words.replace(/^is /, '').split(' ')
  const begin = first === 'kyc' ? 'KYC' : first.charAt(0).toUpperCase() + first.slice(1)
  return [begin, ...rest].join(' ')
}

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(show).join(', ') || '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
