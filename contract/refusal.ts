import { z } from 'zod'
import { type MessageValues, msg, t } from '#domain/locale/translate.ts'
import { accountRefusals } from './account/refusals.ts'
import { agencyRefusals } from './agency/refusals.ts'
import { approvalRefusals } from './approval/refusals.ts'
import { billingRefusals } from './billing/refusals.ts'
import { costRefusals } from './cost/cost-refusals.ts'
import { inquiryRefusals } from './inquiry/refusals.ts'
import { partnerRefusals } from './partner/refusals.ts'
import { homeRefusals } from './property/home-refusals.ts'
import { reraRefusals } from './property/rera-refusals.ts'
import { requirementRefusals } from './requirement/refusals.ts'
import { shortlistRefusals } from './shortlist/refusals.ts'
import { documentLimits, photoLimits } from './upload-limits.ts'
import { visitRefusals } from './visit/refusals.ts'

/** The status, the sentence, and what fills its placeholders. */
type RefusalRow = readonly [status: number, sentence: string, values?: MessageValues]

/**
 * All refusals of the API: code, status and sentence for people. A service throws the code, and one
 * handler replies. 401 only ever means a missing, expired or revoked session, because the browser
 * signs out on it (API-6), or such an API key, which no browser sends.
 */
export const refusals = {
  invalid_input: [400, msg('Please check the details you entered.')],
  request_unreadable: [400, msg('We could not read this request. Please try again.')],
  form_incomplete: [400, msg('The upload was interrupted. Please try again.')],
  wrong_current_password: [400, msg('Current password is incorrect')],
  password_guessable: [400, msg('Too easy to guess. Try three words that do not belong together.')],
  wrong_credentials: [400, msg('The email or password is incorrect.')],
  wrong_administrator_credentials: [400, msg('The username or password is incorrect.')],
  image_not_yours: [
    400,
    msg('One of the photos does not belong to this account. Please upload it again.'),
  ],
  image_unreadable: [400, msg('This file is not a photo we can read.')],
  image_too_many: [400, msg('A listing can have at most 20 photos.')],
  document_unreadable: [400, msg('This is not a PDF, PNG or JPEG file.')],
  location_unknown: [400, msg('Please choose a location from the list.')],
  signature_wrong: [400, msg('This is not signed by the payment gateway.')],
  import_unreadable: [
    400,
    msg('We could not read this file as a table. Please check that it is CSV or Excel.'),
  ],
  import_mapping_incomplete: [400, msg('Some required columns are not matched yet.')],
  password_link_over: [400, msg('This link has expired or was already used.')],
  city_unknown: [400, msg('We do not know this city. Please check its spelling.')],
  waitlist_code_wrong: [400, msg('This code is incorrect, or the request is older than 7 days.')],
  message_link_broken: [
    400,
    msg('This link is incomplete. Please open it from the message again.'),
  ],
  rejection_reason_missing: [400, msg('Please provide a rejection reason')],
  session_missing: [401, msg('Please sign in to continue.')],
  session_over: [401, msg('Your session has ended. Please sign in again.')],
  not_allowed: [403, msg('You are not allowed to do this.')],
  contact_for_people: [
    403,
    msg('Phone numbers are shown in browsers only. Please open this page in one.'),
  ],
  contact_page_expired: [403, msg('This page has expired. Please reload it to see the number.')],
  account_blocked: [403, msg('This account is blocked. Please contact support.')],
  account_suspended: [403, msg('This account is suspended. Please contact support.')],
  account_inactive: [403, msg('This account is not active. Please contact support.')],
  not_found: [404, msg('Not found.')],
  endpoint_unknown: [404, msg('This address does not exist.')],
  property_not_found: [404, msg('Property not found.')],
  broker_not_found: [404, msg('Broker not found.')],
  customer_not_found: [404, msg('Customer not found.')],
  location_not_found: [404, msg('Location not found.')],
  search_not_found: [404, msg('Saved search not found.')],
  import_not_found: [404, msg('Import not found.')],
  interest_not_found: [404, msg('Interest not found.')],
  page_not_found: [404, msg('Page not found.')],
  plan_not_found: [404, msg('Subscription plan not found.')],
  subscription_not_found: [404, msg('Subscription not found.')],
  payment_not_found: [404, msg('Payment not found.')],
  order_not_found: [404, msg('Order not found.')],
  invoice_not_found: [404, msg('Invoice not found.')],
  invoice_setting_not_found: [404, msg('Invoice details not found.')],
  administrator_not_found: [404, msg('Administrator not found.')],
  ticket_not_found: [404, msg('Ticket not found.')],
  flag_not_found: [404, msg('Report not found.')],
  review_not_found: [404, msg('Review not found.')],
  message_not_found: [404, msg('Message not found.')],
  document_not_found: [404, msg('Document not found.')],
  confirmation_link_over: [
    410,
    msg('This link has expired. Please sign in to confirm your listings.'),
  ],
  method_not_allowed: [405, msg('This method is not allowed here.')],
  request_timeout: [408, msg('This took too long. Please try again.')],
  account_unclear: [409, msg('Several accounts use your email address. Please choose yours.')],
  email_taken: [409, msg('An account with this email already exists.')],
  phone_taken: [409, msg('An account with this phone number already exists.')],
  name_taken: [409, msg('This name is already in use.')],
  slug_taken: [409, msg('Another page already has this slug.')],
  changed_meanwhile: [
    409,
    msg('Someone else has changed this since you opened it. Please check it again before saving.'),
  ],
  username_taken: [409, msg('An administrator with this username already exists.')],
  last_superadmin: [409, msg('At least one super admin must stay active.')],
  own_standing: [409, msg('Only another super admin can change your role and access.')],
  in_use: [409, msg('This is still in use and cannot be deleted.')],
  plan_in_use: [
    409,
    msg(
      'Brokers use or have used this plan. Deactivate it instead: current ' +
        'subscribers keep it, and nobody new can get it.',
    ),
  ],
  plan_inactive: [409, msg('This plan is not active, so it cannot be assigned.')],
  subscription_taken: [
    409,
    msg('This broker already has a plan in that period. Please renew or cancel it first.'),
  ],
  subscription_step_impossible: [
    409,
    msg('This is no longer possible for this subscription. Please reload the page.'),
  ],
  checkout_busy: [409, msg('Your payment is being prepared. Please try again in a moment.')],
  payment_reference_taken: [409, msg('A payment with this reference has already been recorded.')],
  online_payment_not_offered: [
    409,
    msg('Online payment is not available. Please pay by UPI or bank transfer.'),
  ],
  order_step_impossible: [
    409,
    msg('This is no longer possible for this order. Please reload the page.'),
  ],
  order_pending: [409, msg('We are checking your last payment. Please wait until we finish.')],
  order_being_confirmed: [
    409,
    msg('We are confirming your online payment. Please wait until we finish.'),
  ],
  plan_follows: [409, msg('Your next plan is already paid. You can change it once it starts.')],
  listing_limit_reached: [409, msg('You have reached the listing limit of your plan.')],
  premium_limit_reached: [409, msg('You have reached the premium listing limit of your plan.')],
  ...accountRefusals,
  ...agencyRefusals,
  ...approvalRefusals,
  ...billingRefusals,
  ...costRefusals,
  ...inquiryRefusals,
  ...homeRefusals,
  ...partnerRefusals,
  ...reraRefusals,
  ...requirementRefusals,
  ...shortlistRefusals,
  ...visitRefusals,
  city_open: [409, msg('There are already homes in this city. Search for it by name.')],
  review_not_open: [409, msg('You can review a broker once they have replied to your enquiry.')],
  review_taken: [409, msg('You have already reviewed this broker.')],
  review_answered: [409, msg('You have already replied to this review.')],
  job_running: [409, msg('This job is already running. Please wait until it ends.')],
  job_away: [
    409,
    msg('This job does not run on this server right now. Please try again in a minute.'),
  ],
  step_impossible: [409, msg('This is no longer possible. Please reload the page.')],
  city_proposed: [
    409,
    msg(
      'The city of this listing is not approved yet. Approve it or merge it under Locations first.',
    ),
  ],
  property_step_impossible: [
    409,
    msg('This is no longer possible for this listing. Please reload the page.'),
  ],
  property_changed: [
    409,
    msg('This listing has changed since you opened it. Please check it again.'),
  ],
  decided_meanwhile: [409, msg('Someone else has already decided this. Please check it again.')],
  documents_missing: [
    409,
    msg('The PAN card is missing. Ask the broker to upload it, or let two admins decide.'),
  ],
  kyc_step_impossible: [
    409,
    msg('This is no longer possible for this KYC. Please reload the page.'),
  ],
  kyc_changed: [
    409,
    msg('The documents have changed since you opened them. Please check them again.'),
  ],
  certificate_over: [
    409,
    msg('The RERA certificate has expired. The broker has to upload the renewed one first.'),
  ],
  document_too_many: [409, msg('There are already 12 documents. Please remove one first.')],
  document_verified: [409, msg('The KYC is verified, so its documents cannot be changed.')],
  import_step_impossible: [
    409,
    msg('This is no longer possible for this import. Please reload the page.'),
  ],
  searches_too_many: [
    409,
    msg('You have reached the limit of saved searches. Please delete one first.'),
  ],
  search_known: [409, msg('You have already saved this search.')],
  saved_too_many: [
    409,
    msg('You have reached the limit of saved homes. Please remove some first.'),
  ],
  key_in_use: [409, msg('This request is still being processed. Please wait a moment.')],
  key_reused: [409, msg('This request key was already used with different details.')],
  too_large: [413, msg('This is too large.')],
  export_too_large: [413, msg('This is too large for an Excel file. Please export it as CSV.')],
  document_too_large: [
    413,
    msg('This document is larger than {size}.'),
    { size: documentLimits.maxSize },
  ],
  image_too_large: [413, msg('This photo is larger than {size}.'), { size: photoLimits.maxSize }],
  import_file_type: [415, msg('Only .csv, .xlsx or .xls files can be imported.')],
  media_type_unknown: [415, msg('This kind of content is not accepted here.')],
  address_too_long: [414, msg('This address is too long.')],
  headers_too_large: [431, msg('The request headers are too large.')],
  submissions_too_many: [
    429,
    msg('You have reached today’s limit of new listings. Please continue tomorrow.'),
  ],
  image_quota: [
    429,
    msg('You have reached the limit of 600 photos a day. Please continue tomorrow.'),
  ],
  too_many_attempts: [429, msg('Too many attempts. Please wait a few minutes and try again.')],
  too_many_requests: [429, msg('Too many requests. Please wait a moment and try again.')],
  fault: [500, msg('Something went wrong on our side. Please try again.')],
  database_away: [
    503,
    msg('Our service is not available right now. Please try again in a moment.'),
  ],
  shutting_down: [503, msg('BrickBazaar is restarting. Please try again in a moment.')],
  busy: [503, msg('We are very busy right now. Please try again in a moment.')],
  files_away: [
    503,
    msg('Photos and documents are not available right now. Please try again in a moment.'),
  ],
  gateway_away: [
    503,
    msg('Online payment is not available right now. Please try again in a moment.'),
  ],
  storage_full: [
    507,
    msg('We cannot save this right now. Nothing was saved. Please try again later.'),
  ],
} as const satisfies Record<string, RefusalRow>

export type RefusalCode = keyof typeof refusals

/** Returns the sentence of a refusal in the language in force. */
export function refusalText(code: RefusalCode): string {
  const [, sentence, values]: RefusalRow = refusals[code]
  return t(sentence, values)
}

/** A named refusal with its status, its message and, for forms, the fields that it is about. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly fields: Record<string, string>
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(detail.message ?? refusalText(code))
    this.name = 'Refusal'
    this.code = code
    this.status = refusals[code][0]
    this.fields = detail.fields ?? {}
    this.retryAfter = detail.retryAfter
  }
}

export interface RefusalDetail {
  /** Replaces the default message where the case has more to say. */
  message?: string
  /** Field path → message, shown beside the input. */
  fields?: Record<string, string>
  /** Seconds until a retry makes sense. */
  retryAfter?: number
}

/** Creates the refusal to throw: `throw refuse('property_not_found')`. */
export function refuse(code: RefusalCode, detail?: RefusalDetail): Refusal {
  return new Refusal(code, detail)
}

/** The body of every error (API-1). */
export const Problem = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>
