import type { AuditEvent } from '#contract/audit.ts'
import { detailLabels } from '#contract/property/detail-vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

const acts: Record<string, string> = {
  'property.create': msg('Submitted'),
  'property.change': msg('Edited'),
  'property.resubmit': msg('Sent again'),
  'property.approve': msg('Approved'),
  'property.reject': msg('Rejected'),
  'property.sell': msg('Marked as sold'),
  'property.rent': msg('Marked as rented'),
  'property.import': msg('Imported'),
  'property.confirm': msg('Confirmed as available'),
  'inquiry.call': msg('Call through BrickBazaar'),
  'call_report.create': msg('Unwanted call reported'),
  'call_report.respond': msg('Broker responded'),
  'call_report.uphold': msg('Report upheld'),
  'call_report.dismiss': msg('Report dismissed'),
  'customer.withdraw_source': msg('Source withdrawn'),
  'broker.withdraw_source': msg('Source withdrawn'),
  'lead_credit.create': msg('Contact view credited'),
  'lead_credit.reverse': msg('Credit reversed'),
  'api_key.create': msg('API key made'),
  'api_key.revoke': msg('API key revoked'),
  'api_key.leak': msg('API key leaked'),
  'api_key.pause': msg('API key paused'),
  'api_key.resume': msg('API key resumed'),
  'webhook.create': msg('Webhook added'),
  'webhook.change': msg('Webhook changed'),
  'webhook.rotate': msg('Webhook secret replaced'),
  'webhook.pause': msg('Webhook paused'),
  'webhook.resume': msg('Webhook resumed'),
  'webhook.test': msg('Webhook tested'),
  'webhook.resend': msg('Webhook delivery sent again'),
  'webhook.remove': msg('Webhook deleted'),
  'partner.create': msg('Partner added'),
  'partner.change': msg('Partner changed'),
  'requirement.create': msg('Requirement posted'),
  'requirement.change': msg('Requirement changed'),
  'requirement.pause': msg('Requirement paused'),
  'requirement.resume': msg('Requirement resumed'),
  'requirement.keep': msg('Requirement kept'),
  'requirement.end': msg('Requirement ended'),
  'requirement.remove': msg('Requirement removed'),
  'requirement.offer': msg('Homes offered'),
  'requirement.share': msg('Requirement shared'),
  'requirement.accept_share': msg('Shared requirement accepted'),
  'requirement.decline_share': msg('Shared requirement declined'),
  'requirement.accept_offer': msg('Offer accepted'),
  'requirement.decline_offer': msg('Offer declined'),
  'requirement.withdraw_offer': msg('Offer withdrawn'),
  'rera_register.load': msg('Register loaded'),
  'property.check_claim': msg('Fact checked'),
  'property.ask_rera_waiver': msg('Asked to publish without a RERA number'),
  'property.confirm_rera_waiver': msg('Confirmed without a RERA number'),
  'property.decline_rera_waiver': msg('Declined without a RERA number'),
  'property.end_rera_waiver': msg('Request without a RERA number lapsed'),
  'property.decide_rera_project': msg('Project of the RERA number decided'),
  'approval.ask': msg('Approval requested'),
  'approval.approve': msg('Approved by a second administrator'),
  'approval.decline': msg('Declined by a second administrator'),
  'approval.withdraw': msg('Request for approval withdrawn'),
  'approval.expire': msg('Request for approval expired'),
  'approval.lapse': msg('Request for approval lapsed'),
  'background_job.run': msg('Background job run'),
  'administrator.change_standing': msg('Role or access changed'),
  'subscription.assign': msg('Plan assigned'),
  'subscription.renew': msg('Plan renewed'),
  'subscription.cancel': msg('Plan cancelled'),
  'subscription.pay': msg('Payment recorded'),
  'subscription.refund': msg('Payment refunded'),
  'subscription.refund_asked': msg('Refund requested'),
  'subscription.refund_failed': msg('Refund failed'),
  'subscription.order': msg('Plan bought'),
  'plan_order.create': msg('Plan ordered'),
  'plan_order.report': msg('Payment reported'),
  'plan_order.confirm': msg('Payment confirmed'),
  'plan_order.refuse': msg('Payment rejected'),
  'plan_order.flag': msg('Payment does not match'),
  'plan_order.return': msg('Payment returned'),
  'plan_order.refund_asked': msg('Refund requested'),
  'plan_order.refund_failed': msg('Refund failed'),
  'invoice.open': msg('Invoice opened'),
  'property.premium': msg('Premium changed'),
  'broker.billing': msg('Billing details changed'),
  'cost_rate.create': msg('Rate added'),
  'cost_rate.change': msg('Rate changed'),
  'cost_rate.remove': msg('Rate deleted'),
  'invoice_setting.create': msg('Invoice details added'),
  'invoice_setting.change': msg('Invoice details changed'),
  'invoice_setting.remove': msg('Invoice details deleted'),
  'broker.decide_kyc': msg('KYC reviewed'),
  'broker.resubmit_kyc': msg('KYC documents sent again'),
  'broker.expire_kyc': msg('KYC ended: RERA certificate expired'),
  'broker.reverify_kyc': msg('KYC sent for re-verification'),
  'broker.contact': msg('Contact preferences changed'),
  'company.create': msg('Company details added'),
  'company.change': msg('Company details changed'),
  'message.register': msg('Template registered'),
  'message.setting': msg('Message limits changed'),
  'message.rate': msg('Message cost changed'),
  'customer.download_data': msg('Personal data downloaded'),
  'customer.ask_deletion': msg('Account deletion requested'),
  'customer.keep_account': msg('Account deletion cancelled'),
  'customer.erase': msg('Account deleted and personal data erased'),
  'broker.erase': msg('Account deleted and personal data erased'),
  'customer.contact': msg('Customer contact preferences changed'),
  'customer.withdraw_contact': msg('Broker’s contact permission withdrawn'),
  'property.decide_home': msg('Decided whether two listings are the same home'),
  'inquiry.stage': msg('Lead stage changed'),
  'inquiry.share_number': msg('Sharing of the number with a broker changed'),
  'inquiry.assign': msg('Enquiry given to a member of the agency'),
  'agency.create': msg('Agency started'),
  'agency.join': msg('Joined an agency'),
  'agency.decline': msg('Invitation to an agency declined'),
  'agency.hand_over': msg('Agency has a new owner'),
  'agency.change_member': msg('Member of an agency changed'),
  'agency.remove_member': msg('Member removed from an agency, or left'),
  'agency.close': msg('Agency closed'),
  'inquiry.spam': msg('Lead marked as spam'),
  'inquiry.rate_visit': msg('Visit rated'),
  'shortlist.create': msg('Shortlist created'),
  'shortlist.end': msg('Shortlist ended'),
  'shortlist.open_votes': msg('Hidden votes shown'),
  'shortlist.remove': msg('Shortlist deleted'),
  'shortlist.remove_participant': msg('Person removed from a shortlist'),
  'shortlist.replace_link': msg('Link of a shortlist replaced'),
  'visit.book': msg('Visit booked'),
  'visit.move': msg('Visit moved'),
  'visit.cancel': msg('Visit cancelled'),
  'visit.prove': msg('Visit confirmed with its code'),
  'ticket.rate': msg('Support rated by the user'),
  'document.add': msg('Document sent'),
  'document.remove': msg('Document withdrawn'),
  'document.open': msg('Document opened'),
  'document.read_number': msg('Document number viewed'),
}

/** Labels for acts that are not in `acts`, by their verb: `amenity.create` is "Added". */
const verbs: Record<string, string> = {
  create: msg('Added'),
  change: msg('Changed'),
  remove: msg('Deleted'),
  register: msg('Registered'),
  sign_in: msg('Signed in'),
  sign_in_failed: msg('Sign-in failed'),
  sign_out: msg('Signed out'),
  change_status: msg('Status changed'),
  change_profile: msg('Profile changed'),
  change_password: msg('Password changed'),
  set_password: msg('Password set'),
  add_factor: msg('Two-step verification added'),
  remove_factor: msg('Two-step verification removed'),
  renew_recovery_codes: msg('Recovery codes made anew'),
  reset_factor: msg('Two-step verification reset'),
  revoke_other_devices: msg('All other devices signed out'),
  use_recovery_code: msg('Recovery code used'),
  revoke_device: msg('Device signed out'),
  end_suspension: msg('Suspension ended'),
  invite: msg('Invited'),
  invite_again: msg('Password link sent again'),
  merge: msg('Merged'),
  withdraw: msg('Withdrawn'),
  restore: msg('Restored'),
  upload: msg('Uploaded'),
  export: msg('Exported'),
  resend: msg('Sent again'),
  assign: msg('Assigned'),
  reply: msg('Answered'),
  answer: msg('Answered'),
}

/**
 * Returns the label of an act in the audit log: its own, else that of its verb, else the verb
 * itself.
 */
export function actWords(act: string): string {
  const verb = act.slice(act.indexOf('.') + 1)
  const plain = verb.charAt(0).toUpperCase() + verb.slice(1).replaceAll('_', ' ')
  return t(acts[act] ?? verbs[verb] ?? plain)
}

type Changed = Pick<AuditEvent, 'act' | 'before' | 'after'>

/**
 * Returns the fields that differ between before and after. The status of a listing is left out,
 * because the act says it.
 */
export function changesOf({ act, before, after }: Changed): [string, string, string][] {
  if (!before || !after) return []
  return Object.keys(after)
    .filter((name) => name !== 'version' && !(name === 'status' && act.startsWith('property.')))
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .flatMap((name) => linesOf(name, before[name], after[name]))
}

/** A record within a record, such as the details of a listing, is compared field by field. */
function linesOf(name: string, before: unknown, after: unknown): [string, string, string][] {
  if (!isRecord(before) || !isRecord(after)) return [[labelOf(name), show(before), show(after)]]
  return Object.keys({ ...before, ...after })
    .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map((part) => [labelOf(part), show(before[part]), show(after[part])])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const details: Readonly<Record<string, string>> = detailLabels

const labelOf = (name: string): string => details[name] ?? fieldWords(name)

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
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (Array.isArray(value)) return value.map(show).join(', ') || '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
