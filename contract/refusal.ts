import { z } from 'zod'
import { documentLimits, photoLimits } from './upload-limits.ts'

/**
 * All refusals of the API: code, status and sentence for people. A service throws the code, and one
 * handler replies. 401 only ever means a missing, expired or revoked session, because the browser
 * signs out on it (API-6).
 */
export const refusals = {
  invalid_input: [400, 'Please check the details you entered.'],
  request_unreadable: [400, 'This request could not be read.'],
  form_incomplete: [400, 'The file did not arrive completely. Please send it again.'],
  wrong_current_password: [400, 'Current password is incorrect'],
  password_guessable: [400, 'Please choose a password that is harder to guess.'],
  wrong_credentials: [400, 'The email or password is not right.'],
  wrong_administrator_credentials: [400, 'The username or password is not right.'],
  image_not_yours: [
    400,
    'One of the photos does not belong to this account. Please upload it again.',
  ],
  image_unreadable: [400, 'This file is not a picture we can read.'],
  image_too_many: [400, 'A listing can have at most 20 photos.'],
  document_unreadable: [400, 'This is not a PDF, PNG or JPEG file.'],
  location_unknown: [400, 'Please choose a location from the list.'],
  signature_wrong: [400, 'This was not signed by the payment gateway.'],
  import_unreadable: [400, 'This file could not be read as a table.'],
  import_mapping_incomplete: [400, 'Some required columns are not matched yet.'],
  password_link_over: [400, 'This link was used already or has expired.'],
  city_unknown: [400, 'We do not know this city. Please check how it is written.'],
  waitlist_code_wrong: [400, 'This code is not right, or the request is older than 7 days.'],
  message_link_broken: [400, 'This link is not complete. Please open it from the message again.'],
  rejection_reason_missing: [400, 'Please provide a rejection reason'],
  session_missing: [401, 'Please sign in to continue.'],
  session_over: [401, 'Your session has ended. Please sign in again.'],
  not_allowed: [403, 'You are not allowed to do this.'],
  contact_for_people: [403, 'Numbers are for people. Please open this page in a browser.'],
  contact_page_expired: [403, 'This page was opened long ago. Reload it to see the number.'],
  account_blocked: [403, 'This account is blocked. Please contact support.'],
  account_suspended: [403, 'This account is suspended. Please contact support.'],
  account_inactive: [403, 'This account is not active. Please contact support.'],
  not_found: [404, 'Not found.'],
  endpoint_unknown: [404, 'There is nothing at this address.'],
  property_not_found: [404, 'Property not found.'],
  broker_not_found: [404, 'Broker not found.'],
  customer_not_found: [404, 'Customer not found.'],
  location_not_found: [404, 'Location not found.'],
  search_not_found: [404, 'Saved search not found.'],
  inquiry_link_over: [404, 'This link is not complete or has expired.'],
  conversation_in_account: [409, 'This conversation is in an account now. Sign in to read it.'],
  inquiry_not_found: [404, 'Inquiry not found.'],
  import_not_found: [404, 'Import not found.'],
  interest_not_found: [404, 'Interest not found.'],
  page_not_found: [404, 'Page not found.'],
  plan_not_found: [404, 'Subscription plan not found.'],
  subscription_not_found: [404, 'Subscription not found.'],
  payment_not_found: [404, 'Payment not found.'],
  order_not_found: [404, 'Order not found.'],
  invoice_not_found: [404, 'Invoice not found.'],
  invoice_setting_not_found: [404, 'Invoice details not found.'],
  administrator_not_found: [404, 'Administrator not found.'],
  ticket_not_found: [404, 'Ticket not found.'],
  flag_not_found: [404, 'Flag not found.'],
  review_not_found: [404, 'Review not found.'],
  message_not_found: [404, 'Message not found.'],
  document_not_found: [404, 'Document not found.'],
  property_gone: [410, 'This property is no longer listed.'],
  method_not_allowed: [405, 'This address does not take this method.'],
  request_timeout: [408, 'This request took too long to arrive.'],
  account_unclear: [
    409,
    'Several accounts were opened with your email address. Please choose the one that is yours.',
  ],
  email_taken: [409, 'An account with this email already exists.'],
  phone_taken: [409, 'An account with this phone number already exists.'],
  name_taken: [409, 'There is already one with this name.'],
  slug_taken: [409, 'Another page already has this slug.'],
  changed_meanwhile: [
    409,
    'Somebody else has changed this since you opened it. Please look at it again before saving.',
  ],
  username_taken: [409, 'An administrator with this username already exists.'],
  last_superadmin: [409, 'Somebody has to stay an active superadmin.'],
  own_standing: [409, 'Your own role and access are changed by another superadmin.'],
  in_use: [409, 'This is still in use and cannot be deleted.'],
  plan_in_use: [
    409,
    'Brokers have or had this plan. Deactivate it ' +
      'instead: nobody new gets it, subscribers keep it.',
  ],
  plan_inactive: [409, 'This plan is not active, so it cannot be assigned.'],
  subscription_taken: [
    409,
    'This broker already has a plan in that time. Renew that one, or cancel it first.',
  ],
  subscription_step_impossible: [409, 'This subscription cannot be changed that way now.'],
  conversation_unclear: [
    409,
    'Several people wrote under this number. Please choose whom to reply to.',
  ],
  checkout_busy: [409, 'Your payment is being prepared. Please try again in a moment.'],
  payment_reference_taken: [409, 'A payment with this reference has already been recorded.'],
  online_payment_not_offered: [409, 'Online payment is not offered. Please pay by transfer.'],
  order_step_impossible: [409, 'This order cannot be changed that way now.'],
  order_pending: [409, 'Your last payment is being checked. Please wait until that is done.'],
  order_being_confirmed: [
    409,
    'Your payment online is being confirmed. Please wait until that is done.',
  ],
  plan_follows: [409, 'Your next plan is already paid; you can change it when it begins.'],
  invoice_setting_overlaps: [409, 'There are already invoice details for some of these days.'],
  invoice_setting_ends_early: [409, 'The last day has to come after the first.'],
  invoice_setting_unregistered: [409, 'Without a GSTIN no tax can be charged.'],
  invoice_setting_other_state: [409, 'This GSTIN belongs to another state.'],
  listing_limit_reached: [409, 'Your plan has room for no further listing.'],
  premium_limit_reached: [409, 'Your plan has room for no further premium listing.'],
  payment_step_impossible: [
    409,
    'This payment has been given back already, or its order has to be decided first.',
  ],
  city_open: [409, 'There are homes in this city already: search for them by its name.'],
  review_not_open: [409, 'You can review a broker once your inquiry has been answered.'],
  review_taken: [409, 'You have reviewed this broker already.'],
  visit_not_open: [409, 'You can say how a visit was once it has taken place.'],
  visit_rated: [409, 'You have said how this visit was already.'],
  review_answered: [409, 'You have answered this review already.'],
  step_impossible: [409, 'This cannot be changed that way now.'],
  city_proposed: [
    409,
    'The city of this listing is not accepted yet. Accept it or merge it under Locations first.',
  ],
  property_step_impossible: [409, 'This listing cannot be changed that way now.'],
  property_changed: [409, 'This listing has changed since you opened it. Please look at it again.'],
  decided_meanwhile: [
    409,
    'Somebody else has decided this in the meantime. Please look at it again.',
  ],
  documents_missing: [
    409,
    'The PAN card is not on file yet. Ask the broker to send it, or let an admin decide.',
  ],
  kyc_step_impossible: [409, 'The KYC cannot be changed that way now.'],
  kyc_changed: [
    409,
    'The documents have changed since you opened them. Please look at them again.',
  ],
  certificate_over: [
    409,
    'The RERA certificate on file has ended. The broker has to send the renewed one first.',
  ],
  document_too_many: [409, 'There are already 12 documents. Please take one back first.'],
  document_verified: [409, 'The KYC is verified: its documents stay as they are.'],
  import_step_impossible: [409, 'This import cannot be changed that way now.'],
  searches_too_many: [409, 'You have saved as many searches as fit here. Please delete one first.'],
  search_known: [409, 'You have saved this search already.'],
  saved_too_many: [409, 'You have saved as many homes as fit here. Please remove some first.'],
  key_in_use: [409, 'This request is still being worked on. Please wait a moment.'],
  key_reused: [409, 'This request key was already used with different details.'],
  too_large: [413, 'This is too large.'],
  export_too_large: [413, 'This is too much for an Excel file. Please export it as CSV.'],
  document_too_large: [413, `This document is larger than ${documentLimits.maxSize}.`],
  image_too_large: [413, `This photo is larger than ${photoLimits.maxSize}.`],
  import_file_type: [415, 'Only .csv, .xlsx or .xls files can be imported.'],
  media_type_unknown: [415, 'This kind of content is not accepted here.'],
  address_too_long: [414, 'This address is too long.'],
  headers_too_large: [431, 'The request headers are too large.'],
  submissions_too_many: [
    429,
    'You have submitted as many listings today as you can. Please go on tomorrow.',
  ],
  image_quota: [429, 'These are 600 photos in one day. Please go on tomorrow.'],
  too_many_attempts: [429, 'Too many attempts. Please wait a few minutes and try again.'],
  too_many_requests: [429, 'Too many requests. Please wait a moment and try again.'],
  fault: [500, 'Something went wrong on our side. Please try again.'],
  database_away: [503, 'We cannot reach our records just now. Please try again in a moment.'],
  shutting_down: [503, 'BrickBazaar is restarting. Please try again in a moment.'],
  busy: [503, 'We are very busy just now. Please try again in a moment.'],
  files_away: [
    503,
    'Photos and documents cannot be reached just now. Please try again in a moment.',
  ],
  gateway_away: [503, 'Online payment cannot be reached just now. Please try again in a moment.'],
  storage_full: [507, 'There is no room to store this just now. Nothing was saved.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof refusals

/** A named refusal with its status, its message and, for forms, the fields that it is about. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly fields: Record<string, string>
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(detail.message ?? refusals[code][1])
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
