// Written by `npm run tables` from the migrations: change those, never this file.

import type { ColumnType } from 'kysely'

/** A moment: read as Date, written as Date or ISO text. */
export type Time = ColumnType<Date, Date | string, Date | string>

export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Read parsed, written as JSON text, since the driver takes arrays for SQL arrays. */
export type Json = ColumnType<JsonValue, string, string>

/** Has a default: may be left out of an insert. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

/** Computed by the database: never written. */
export type Computed<T> =
  T extends ColumnType<infer S, unknown, unknown>
    ? ColumnType<S, never, never>
    : ColumnType<T, never, never>

export interface Tables {
  administrator: Administrator
  agency: Agency
  agency_invitation: AgencyInvitation
  agency_member: AgencyMember
  alert: Alert
  api_key: ApiKey
  approval_request: ApprovalRequest
  attempt_bucket: AttemptBucket
  audit_chain: AuditChain
  audit_event: AuditEvent
  audit_unchained: AuditUnchained
  background_job: BackgroundJob
  background_job_run: BackgroundJobRun
  broker: Broker
  broker_billing: BrokerBilling
  broker_tally: BrokerTally
  call_report: CallReport
  city_search: CitySearch
  city_search_visitor: CitySearchVisitor
  cms_page: CmsPage
  company: Company
  confirmation_request: ConfirmationRequest
  consent: Consent
  contact_choice: ContactChoice
  contact_consent: ContactConsent
  contact_reveal: ContactReveal
  contact_view: ContactView
  conversation_read: ConversationRead
  cost_rate: CostRate
  cost_rate_day: CostRateDay
  customer: Customer
  customer_deletion: CustomerDeletion
  customer_view: CustomerView
  day_off: DayOff
  decision_view: DecisionView
  dismissed_property: DismissedProperty
  document: Document
  flag: Flag
  follow_up_reminder: FollowUpReminder
  gateway_event: GatewayEvent
  home: Home
  home_change: HomeChange
  home_pair: HomePair
  idempotency_key: IdempotencyKey
  import_mapping: ImportMapping
  import_price_change: ImportPriceChange
  import_problem: ImportProblem
  import_row: ImportRow
  import_run: ImportRun
  inquiry: Inquiry
  inquiry_digest: InquiryDigest
  inquiry_link: InquiryLink
  interest: Interest
  invoice: Invoice
  invoice_series: InvoiceSeries
  invoice_setting: InvoiceSetting
  known_browser: KnownBrowser
  lead: Lead
  lead_assignment: LeadAssignment
  lead_credit: LeadCredit
  lead_entry: LeadEntry
  lead_offer: LeadOffer
  lead_try: LeadTry
  listing_change: ListingChange
  listing_change_pending: ListingChangePending
  listing_change_swept: ListingChangeSwept
  listing_event: ListingEvent
  listing_submission: ListingSubmission
  location: Location
  location_change: LocationChange
  location_rename: LocationRename
  map_cell: MapCell
  media: Media
  message: Message
  message_rate: MessageRate
  message_receipt: MessageReceipt
  message_setting: MessageSetting
  message_spending: MessageSpending
  message_stop: MessageStop
  message_tally: MessageTally
  message_template: MessageTemplate
  migration: Migration
  notification: Notification
  number_code: NumberCode
  number_proof: NumberProof
  offered_home: OfferedHome
  order_checkpoint: OrderCheckpoint
  order_checkpoint_sum: OrderCheckpointSum
  partner: Partner
  passkey_challenge: PasskeyChallenge
  password_link: PasswordLink
  password_request: PasswordRequest
  payment: Payment
  payment_refund: PaymentRefund
  pending_sign_in: PendingSignIn
  place_tally: PlaceTally
  plan_order: PlanOrder
  premium_mark: PremiumMark
  price_cut: PriceCut
  price_range: PriceRange
  price_range_change: PriceRangeChange
  price_range_locality: PriceRangeLocality
  price_range_market: PriceRangeMarket
  property: Property
  property_approval: PropertyApproval
  property_bitmap: PropertyBitmap
  property_card: PropertyCard
  property_cash_change: PropertyCashChange
  property_claim: PropertyClaim
  property_contact: PropertyContact
  property_image: PropertyImage
  property_impression: PropertyImpression
  property_kind_tally: PropertyKindTally
  property_order_key: PropertyOrderKey
  property_price: PropertyPrice
  property_quality_change: PropertyQualityChange
  property_ranking: PropertyRanking
  property_slot: PropertySlot
  property_tally: PropertyTally
  property_view: PropertyView
  property_view_tally: PropertyViewTally
  property_word: PropertyWord
  property_word_change: PropertyWordChange
  readiness: Readiness
  recovery_code: RecoveryCode
  refund_limit: RefundLimit
  relay_call: RelayCall
  requirement: Requirement
  requirement_listing: RequirementListing
  requirement_match: RequirementMatch
  requirement_offer: RequirementOffer
  requirement_share: RequirementShare
  rera_project: ReraProject
  rera_registration: ReraRegistration
  rera_snapshot: ReraSnapshot
  rera_waiver: ReraWaiver
  revenue_tally: RevenueTally
  review: Review
  saved_home_event: SavedHomeEvent
  saved_property: SavedProperty
  saved_search: SavedSearch
  saved_search_match: SavedSearchMatch
  search_count: SearchCount
  second_factor: SecondFactor
  secret: Secret
  session: Session
  shortlist: Shortlist
  shortlist_home: ShortlistHome
  shortlist_note: ShortlistNote
  shortlist_participant: ShortlistParticipant
  shortlist_vote: ShortlistVote
  society_name: SocietyName
  subscription: Subscription
  subscription_plan: SubscriptionPlan
  throttle: Throttle
  ticket: Ticket
  ticket_message: TicketMessage
  ticket_year: TicketYear
  touch: Touch
  unanswered_inquiry: UnansweredInquiry
  unmatched_payment: UnmatchedPayment
  usual_loading: UsualLoading
  visit: Visit
  visit_exception: VisitException
  visit_hours: VisitHours
  visit_listing: VisitListing
  visit_no_show: VisitNoShow
  visit_rating: VisitRating
  visit_schedule: VisitSchedule
  waitlist: Waitlist
  webhook: Webhook
  webhook_delivery: WebhookDelivery
  wording_check: WordingCheck
  working_hours: WorkingHours
  working_schedule: WorkingSchedule
}

export interface Administrator {
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  role: 'superadmin' | 'admin' | 'moderator'
  avatar: string | null
  password_hash: string | null
  is_active: Generated<boolean>
  last_login_at: Time | null
  created_at: Generated<Time>
  language: Generated<string>
  factor_due_at: Time | null
}

export interface Agency {
  id: string
  name: string
  owner_id: string
  assign_rule: Generated<'none' | 'in-turn' | 'locality' | 'listing'>
  offer_after_hours: Generated<number | null>
  version: Generated<number>
  created_at: Generated<Time>
}

export interface AgencyInvitation {
  id: string
  agency_id: string
  email: string
  role: 'manager' | 'agent'
  token_hash: Buffer
  invited_by: string
  state: Generated<'open' | 'accepted' | 'declined' | 'withdrawn'>
  created_at: Generated<Time>
  expires_at: Time
  decided_at: Time | null
}

export interface AgencyMember {
  broker_id: string
  agency_id: string
  role: 'manager' | 'agent'
  takes_leads: Generated<boolean>
  joined_at: Generated<Time>
  last_assigned_at: Time | null
}

export interface Alert {
  id: string
  search_id: string
  customer_id: string
  homes: number
  created_at: Generated<Time>
}

export interface ApiKey {
  id: string
  public_id: string
  hash: Buffer
  broker_id: string | null
  partner_id: string | null
  name: string
  scopes: string[]
  created_at: Generated<Time>
  expires_at: Time
  last_used_at: Time | null
  revoked_at: Time | null
  revoked_because: 'owner' | 'administrator' | 'leaked' | null
  paused_at: Time | null
}

export interface ApprovalRequest {
  id: string
  act: 'customer.erase' | 'payment.refund' | 'unmatched_payment.refund' | 'refund_limit.change' | 'broker.verify_kyc' | 'broker.change_identity' | 'broker.renew_kyc'
  target_id: string
  subject_kind: string | null
  subject_id: string | null
  payload: Json
  seen: Json
  reason: string | null
  state: Generated<'open' | 'approved' | 'declined' | 'withdrawn' | 'expired' | 'lapsed'>
  asked_by: string
  asked_by_name: string
  asked_at: Generated<Time>
  expires_at: Generated<Time>
  decided_by: string | null
  decided_by_name: string | null
  decision_reason: string | null
  decided_at: Time | null
}

export interface AttemptBucket {
  account: string
  source: string
  level: number
  updated_at: Time
}

export interface AuditChain {
  number: number
  event_id: string
  chained_at: Time
  salt: Buffer | null
  commitment: Buffer
  hash: Buffer
}

export interface AuditEvent {
  id: string
  at: Generated<Time>
  actor_realm: 'administrator' | 'customer' | 'broker' | null
  actor_id: string | null
  actor_name: string
  act: string
  target_kind: string
  target_id: string | null
  before: Json | null
  after: Json | null
  address: string | null
  request_id: string | null
  actor_role: 'superadmin' | 'admin' | 'moderator' | null
}

export interface AuditUnchained {
  event_id: string
  at: Time
}

export interface BackgroundJob {
  name: string
  pause_ms: number
  started_at: Time | null
  running_since: Time | null
  succeeded_at: Time | null
  failed_at: Time | null
  error: string | null
  duration_ms: number | null
  runs: Generated<number>
  failures: Generated<number>
  failures_in_row: Generated<number>
  seen_at: Generated<Time>
}

export interface BackgroundJobRun {
  id: string
  job: string
  asked_by: string
  asked_by_name: string
  asked_at: Generated<Time>
  ended_at: Time | null
  error: string | null
}

export interface Broker {
  id: string
  email: string
  phone: string
  first_name: string
  last_name: string
  whatsapp: string | null
  company_name: string
  experience: Generated<number>
  specialization: Generated<string[]>
  operating_areas: Generated<string[]>
  status: Generated<'active' | 'inactive' | 'blocked' | 'suspended'>
  kyc_status: Generated<'pending' | 'verified' | 'rejected'>
  kyc_rejection_reason: string | null
  rating: Generated<number>
  total_deals: Generated<number>
  password_hash: string | null
  created_at: Generated<Time>
  version: Generated<number>
  status_reason: string | null
  suspended_until: string | null
  kyc_submitted_at: Generated<Time>
  documents_version: Generated<number>
  search_text: Computed<string>
  about: string | null
  review_count: Generated<number>
  is_email_verified: Generated<boolean>
  kyc_decided_at: Time | null
  status_decided_at: Time | null
  kyc_valid_until: string | null
  kyc_notice_days: number | null
  proven_email: string | null
  language: Generated<string>
  response_minutes: number | null
  response_count: Generated<number>
}

export interface BrokerBilling {
  broker_id: string
  name: string
  address: string
  state: string
  gstin: string | null
  updated_at: Generated<Time>
}

export interface BrokerTally {
  broker_id: string
  count: number
  city_id: string | null
  listed: number
}

export interface CallReport {
  id: string
  broker_id: string
  inquiry_id: string
  customer_id: string | null
  kind: 'call' | 'sms' | 'whatsapp'
  happened_on: string
  note: string | null
  suspends: boolean
  status: Generated<'open' | 'responded' | 'upheld' | 'dismissed'>
  response: string | null
  responded_at: Time | null
  suspended_until: Time | null
  reason: string | null
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Time | null
  created_at: Generated<Time>
}

export interface CitySearch {
  day: string
  city_id: string
  count: number
}

export interface CitySearchVisitor {
  day: string
  city_id: string
  visitor: Buffer
}

export interface CmsPage {
  id: string
  title: string
  slug: string
  content: Generated<string>
  meta_title: string | null
  meta_description: string | null
  type: Generated<'page' | 'faq' | 'banner' | 'policy' | 'help'>
  status: Generated<'draft' | 'published' | 'archived'>
  featured_image: string | null
  is_home_page: Generated<boolean>
  sort_order: Generated<number>
  author_id: string | null
  created_at: Generated<Time>
  updated_at: Generated<Time>
  version: Generated<number>
  html: Generated<string>
  shows_from: string | null
  shows_until: string | null
  language: string
}

export interface Company {
  id: string
  is_only: Generated<boolean>
  legal_name: string
  address: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  email: string
  officer_name: string
  officer_designation: string
  officer_phone: string | null
  officer_email: string
  version: Generated<number>
  updated_at: Generated<Time>
}

export interface ConfirmationRequest {
  id: string
  broker_id: string
  property_ids: string[]
  created_at: Generated<Time>
}

export interface Consent {
  id: string
  account_realm: 'customer' | 'broker' | null
  account_id: string | null
  recipient: string | null
  purpose: 'account' | 'alerts' | 'marketing' | 'waitlist'
  channel: 'sms' | 'whatsapp' | 'email'
  data: Generated<string[]>
  notice: string
  language: Generated<string>
  proof: Json
  given_at: Generated<Time>
  withdrawn_at: Time | null
  withdrawal: Json | null
}

export interface ContactChoice {
  account_realm: 'customer' | 'broker'
  account_id: string
  channel: 'sms' | 'email'
  is_on: boolean
  changed_at: Generated<Time>
}

export interface ContactConsent {
  id: string
  inquiry_id: string
  broker_id: string
  customer_id: string | null
  data: string[]
  channels: ('phone' | 'whatsapp' | 'email')[]
  notice: string
  language: string
  proof: Json
  given_at: Generated<Time>
  withdrawn_at: Time | null
  withdrawal: Json | null
}

export interface ContactReveal {
  broker_id: string
  day: string
  visitor: Buffer
  property_id: string | null
  customer_id: string | null
  revealed_at: Generated<Time>
}

export interface ContactView {
  broker_id: string
  lead_id: string
  viewed_at: Generated<Time>
}

export interface ConversationRead {
  lead_id: string
  customer_id: string
  read_at: Time
}

export interface CostRate {
  id: string
  charge: 'stamp-duty' | 'registration' | 'gst' | 'tds' | 'brokerage-gst' | 'loan-share'
  state: string | null
  place: Generated<string>
  buyer: Generated<'any' | 'woman' | 'man' | 'joint'>
  above: Generated<number>
  up_to: number | null
  max_carpet: number | null
  rate_basis_points: number | null
  fixed_amount: number | null
  max_amount: number | null
  note: string | null
  valid_from: string
  valid_until: string | null
  source: string
  address: string
  checked_on: string
  version: Generated<number>
  created_at: Generated<Time>
}

export interface CostRateDay {
  only_one: Generated<boolean>
  day: string
}

export interface Customer {
  id: string
  email: string
  phone: string
  first_name: string
  last_name: string
  whatsapp: string | null
  date_of_birth: string | null
  gender: 'male' | 'female' | 'other' | null
  source: Generated<'web' | 'mobile' | 'referral' | 'social'>
  status: Generated<'active' | 'inactive' | 'blocked'>
  is_verified: Generated<boolean>
  interests: Generated<string[]>
  preferred_locations: Generated<string[]>
  budget_min: Generated<number>
  budget_max: Generated<number>
  property_types: Generated<string[]>
  password_hash: string | null
  last_active_at: Time | null
  created_at: Generated<Time>
  version: Generated<number>
  proven_email: string | null
  language: Generated<string>
}

export interface CustomerDeletion {
  customer_id: string
  requested_at: Generated<Time>
  due_at: Generated<Time>
}

export interface CustomerView {
  customer_id: string
  property_id: string
  viewed_at: Generated<Time>
}

export interface DayOff {
  broker_id: string
  day: string
}

export interface DecisionView {
  administrator_id: string
  target_id: string
  seen_at: Generated<Time>
}

export interface DismissedProperty {
  customer_id: string
  property_id: string
  created_at: Generated<Time>
}

export interface Document {
  id: string
  broker_id: string
  kind: 'pan' | 'address-proof' | 'rera' | 'gst'
  number: Buffer | null
  name: string
  media_type: 'application/pdf' | 'image/png' | 'image/jpeg'
  bytes: number
  created_at: Generated<Time>
  valid_until: string | null
  agent_number: string | null
  agent_state: string | null
  verified_at: Time | null
}

export interface Flag {
  id: string
  property_id: string
  reason: 'fake' | 'gone' | 'wrong' | 'duplicate' | 'offensive' | 'other' | 'price-cut' | 'wording'
  note: string | null
  contact: string | null
  visitor: Buffer
  day: string
  status: Generated<'open' | 'resolved' | 'dismissed'>
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Time | null
  created_at: Generated<Time>
  network: Buffer | null
  is_known: Generated<boolean>
}

export interface FollowUpReminder {
  broker_id: string
  day: string
}

export interface GatewayEvent {
  id: string
  kind: string
  gateway_order_id: string | null
  gateway_payment_id: string | null
  outcome: string
  received_at: Generated<Time>
  refund: Json | null
}

export interface Home {
  id: string
  created_at: Generated<Time>
}

export interface HomeChange {
  id: Computed<number>
  property_id: string
}

export interface HomePair {
  id: string
  one_id: string
  other_id: string
  score: number
  reasons: string[]
  state: 'open' | 'auto' | 'same' | 'different'
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Time | null
  created_at: Generated<Time>
}

export interface IdempotencyKey {
  key_hash: Buffer
  body_hash: Buffer
  status: number | null
  answer: Buffer | null
  created_at: Generated<Time>
}

export interface ImportMapping {
  fingerprint: Buffer
  headers: string[]
  mapping: Json
  changed_by_name: string
  changed_at: Generated<Time>
}

export interface ImportPriceChange {
  run_id: string
  line: number
  property_id: string
  key: Buffer | null
}

export interface ImportProblem {
  id: Computed<number>
  run_id: string
  kind: 'refusal' | 'note'
  line: number
  column_name: string | null
  value: string | null
  reason: string
}

export interface ImportRow {
  run_id: string
  line: number
  cells: string[]
  outcome: 'new' | 'changed' | 'same' | 'refused' | null
  problems: Json | null
  is_done: Generated<boolean>
}

export interface ImportRun {
  id: string
  broker_id: string | null
  publish: Generated<'pending' | 'approved'>
  file_name: string
  size: number
  sha256: Buffer
  format: Json
  status: Generated<'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'interrupted' | 'failed'>
  headers: string[]
  sample: Generated<Json>
  layout: string | null
  mapping: Json
  mapping_from: 'layout' | 'remembered' | 'proposed' | 'given'
  parameters: Generated<Json>
  row_count: Generated<number>
  ready_count: Generated<number>
  new_count: Generated<number>
  duplicate_count: Generated<number>
  refused_count: Generated<number>
  noted_count: Generated<number>
  inserted_count: Generated<number>
  location_count: Generated<number>
  position: Generated<number>
  summary: Generated<Json>
  message: string | null
  created_by: string | null
  created_by_name: string
  created_at: Generated<Time>
  started_by: string | null
  started_by_name: string | null
  taken_at: Time | null
  checked_at: Time | null
  finished_at: Time | null
  updated_count: Generated<number>
  new_cities: Generated<Json>
  remarks: Generated<string[]>
  run_refused_count: Generated<number>
  noun: Generated<'properties' | 'brokers' | 'customers' | 'subscriptions' | 'locations' | 'interests' | 'cms'>
  trace: Json | null
  contact_lines: number[] | null
}

export interface Inquiry {
  id: string
  reference: string
  property_id: string | null
  broker_id: string
  customer_id: string | null
  name: string
  phone: string
  email: string | null
  messages: Generated<Json>
  consented_at: Generated<Time>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  language: Generated<string>
  number_sharing: Generated<'chat' | 'after-answer' | 'week'>
  number_shared_until: Generated<Time | null>
  number_shared_with: string | null
}

export interface InquiryDigest {
  broker_id: string
  since: Generated<Time>
  count: Generated<number>
}

export interface InquiryLink {
  token_hash: Buffer
  inquiry_id: string
  expires_at: Time
}

export interface Interest {
  id: string
  name: string
  description: string | null
  category: Generated<'location' | 'amenity' | 'lifestyle' | 'investment' | 'family'>
  icon: Generated<string>
  color: Generated<string>
  is_active: Generated<boolean>
  sort_order: Generated<number>
  created_at: Generated<Time>
  version: Generated<number>
}

export interface Invoice {
  id: string
  kind: 'invoice' | 'credit-note'
  number: string
  financial_year: string
  serial: number
  payment_id: string
  broker_id: string
  credits: string | null
  issued_on: string
  total_paise: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
  rate_basis_points: number
  detail: Json
  recipient_name: string
  created_at: Generated<Time>
  search_text: Computed<string>
}

export interface InvoiceSeries {
  series: 'BB' | 'CN'
  financial_year: string
  last: number
}

export interface InvoiceSetting {
  id: string
  valid_from: string
  valid_until: string | null
  supplier_name: string
  supplier_address: string
  supplier_gstin: string | null
  supplier_state: string
  service_code: string
  service_name: string
  rate_basis_points: number
  source: string | null
  checked_on: string | null
  bank_details: string | null
  version: Generated<number>
  created_at: Generated<Time>
}

export interface KnownBrowser {
  id: string
  token_hash: Buffer
  administrator_id: string | null
  customer_id: string | null
  broker_id: string | null
  created_at: Generated<Time>
  seen_at: Generated<Time>
  revoked_at: Time | null
}

export interface Lead {
  id: string
  broker_id: string
  phone: string
  name: string
  email: string | null
  stage: Generated<'new' | 'contacted' | 'visit-planned' | 'negotiating' | 'closed' | 'lost'>
  is_spam: Generated<boolean>
  follow_up_on: string | null
  inquiry_count: Generated<number>
  first_asked_at: Generated<Time>
  last_asked_at: Generated<Time>
  handled_at: Time | null
  version: Generated<number>
  withdrawn_at: Time | null
}

export interface LeadAssignment {
  lead_id: string
  broker_id: string
  agency_id: string
  assignee_id: string
  assigned_at: Generated<Time>
}

export interface LeadCredit {
  id: string
  broker_id: string
  lead_id: string
  subscription_id: string
  reason: 'unreachable' | 'wrong-number' | 'repeated'
  tries: number | null
  earlier_at: Time | null
  created_at: Generated<Time>
  reversed_at: Time | null
  reversed_by: string | null
  reversed_by_name: string | null
  reversal_reason: string | null
}

export interface LeadEntry {
  id: string
  lead_id: string
  kind: 'note' | 'reply' | 'stage' | 'follow-up' | 'spam' | 'not-spam' | 'asked-again' | 'withdrawn' | 'visit-booked' | 'visit-moved' | 'visit-cancelled' | 'visit-met' | 'visit-missed' | 'number-shared' | 'number-hidden' | 'assigned' | 'called' | 'offer-accepted'
  text: string | null
  before: string | null
  after: string | null
  created_at: Generated<Time>
  customer_id: string | null
  conversation_id: string | null
  author_id: string | null
}

export interface LeadOffer {
  lead_id: string
  agency_id: string
  offered_at: Generated<Time>
  taken_by: string | null
  taken_at: Time | null
}

export interface LeadTry {
  id: string
  lead_id: string
  broker_id: string
  outcome: 'no-answer' | 'busy' | 'switched-off' | 'wrong-number'
  tried_at: Time
  relay_call_id: string | null
  created_at: Generated<Time>
}

export interface ListingChange {
  number: Computed<number>
  id: Generated<string>
  property_id: string
  kind: 'published' | 'changed' | 'price_changed' | 'unavailable'
  price: number
  at: Time
}

export interface ListingChangePending {
  id: Computed<number>
  property_id: string
  kind: 'published' | 'changed' | 'price_changed' | 'unavailable'
  price: number
  at: Generated<Time>
}

export interface ListingChangeSwept {
  is_only: Generated<boolean>
  swept: number
}

export interface ListingEvent {
  id: Computed<number>
  property_id: string
  news: 'live' | 'drop' | 'change'
  before: Json | null
}

export interface ListingSubmission {
  broker_id: string
  content_hash: Buffer
  property_id: string
  created_at: Generated<Time>
}

export interface Location {
  id: string
  name: string
  type: 'city' | 'area' | 'pincode'
  parent_id: string | null
  state: Generated<string>
  district: string | null
  pincode: string | null
  latitude: number | null
  longitude: number | null
  description: string | null
  aliases: Generated<string[]>
  is_proposed: Generated<boolean>
  is_active: Generated<boolean>
  created_at: Generated<Time>
  version: Generated<number>
  is_popular: Generated<boolean>
}

export interface LocationChange {
  id: Generated<string>
  at: Generated<Time>
}

export interface LocationRename {
  location_id: string
  requested_at: Generated<Time>
  due_at: Generated<Time>
  is_last_visit: Generated<boolean>
  visited_id: string | null
}

export interface MapCell {
  word: string
  count: number
  latitude: number
  longitude: number
}

export interface Media {
  id: string
  broker_id: string | null
  kind: Generated<'photo' | 'drawing' | 'picture'>
  width: number
  height: number
  widths: number[]
  thumbhash: Buffer | null
  created_at: Generated<Time>
  dhash: Buffer | null
  is_hashed: Generated<boolean>
  sources: Computed<Json>
}

export interface Message {
  id: string
  channel: 'sms' | 'whatsapp' | 'email'
  recipient: string
  account_realm: 'administrator' | 'customer' | 'broker' | null
  account_id: string | null
  template: string
  category: 'welcome' | 'kyc' | 'property' | 'subscription' | 'notification'
  variables: Json
  subject: string | null
  body: string
  status: Generated<'pending' | 'sent' | 'delivered' | 'failed'>
  provider: string | null
  provider_message_id: string | null
  cost_paise: Generated<number>
  attempts: Generated<number>
  next_attempt_at: Generated<Time>
  lease: string | null
  leased_until: Time | null
  error: string | null
  created_at: Generated<Time>
  sent_at: Time | null
  delivered_at: Time | null
  search_text: Computed<string | null>
  is_promotional: Generated<boolean>
  consent_id: string | null
  segments: Generated<number>
  registered_template: string | null
  entity_id: string | null
  header: string | null
  failure_code: string | null
  language: Generated<string>
  source_variables: Json | null
  sent_language: string | null
}

export interface MessageRate {
  channel: 'sms' | 'whatsapp' | 'email'
  from_day: string
  paise: number
  source: string | null
}

export interface MessageReceipt {
  provider: string
  provider_message_id: string
  state: 'sent' | 'delivered' | 'failed'
  code: string | null
  reason: string | null
  at: Time
  received_at: Generated<Time>
}

export interface MessageSetting {
  is_only: Generated<boolean>
  daily_cap_paise: number
  promotional_from: number
  promotional_until: number
  inquiries_per_hour: number
  version: Generated<number>
  unanswered_hours: Generated<number>
}

export interface MessageSpending {
  day: string
  paise: Generated<number>
  alarmed_at: Time | null
}

export interface MessageStop {
  channel: 'sms' | 'whatsapp' | 'email'
  recipient: string
  reason: 'stop' | 'do-not-call' | 'wrong-address'
  at: Generated<Time>
}

export interface MessageTally {
  channel: 'sms' | 'whatsapp' | 'email'
  status: 'pending' | 'sent' | 'delivered' | 'failed'
  category: 'welcome' | 'kyc' | 'property' | 'subscription' | 'notification'
  count: number
  paise: number
}

export interface MessageTemplate {
  id: string
  name: string
  channel: 'sms' | 'whatsapp'
  provider_template: string
  language: string
  dlt_template_id: string | null
  entity_id: string | null
  header: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  provider_language: string | null
}

export interface Migration {
  name: string
  checksum: string
  applied_at: Generated<Time>
}

export interface Notification {
  id: string
  administrator_id: string
  kind: 'property' | 'kyc' | 'ticket' | 'flag' | 'payment' | 'review' | 'approval'
  title: string
  link: string
  created_at: Generated<Time>
  read_at: Time | null
  group_key: string | null
  count: Generated<number>
}

export interface NumberCode {
  account_realm: 'customer' | 'broker'
  account_id: string
  phone: string
  requested_at: Time
}

export interface NumberProof {
  account_realm: 'customer' | 'broker'
  account_id: string
  phone: string
  proven_at: Generated<Time>
}

export interface OfferedHome {
  inquiry_id: string
  property_id: string
  position: number
}

export interface OrderCheckpoint {
  sort: number
  start: number
  count: number
  is_one: Generated<boolean>
}

export interface OrderCheckpointSum {
  sort: number
  starts: number[]
  before: number[]
  total: number
}

export interface Partner {
  id: string
  name: string
  email: string
  is_active: Generated<boolean>
  created_at: Generated<Time>
  version: Generated<number>
}

export interface PasskeyChallenge {
  challenge: string
  purpose: 'add' | 'prove'
  session_id: string | null
  pending_sign_in_id: string | null
  expires_at: Time
}

export interface PasswordLink {
  token_hash: Buffer
  administrator_id: string | null
  customer_id: string | null
  broker_id: string | null
  created_at: Generated<Time>
  expires_at: Time
  purpose: 'invitation' | 'forgotten' | 'confirmation'
  sent_to: string
}

export interface PasswordRequest {
  id: Computed<number>
  realm: 'administrator' | 'customer' | 'broker'
  name: string
  account_id: string | null
  is_known_browser: Generated<boolean>
  is_resend: Generated<boolean>
}

export interface Payment {
  id: string
  subscription_id: string
  amount: number
  paid_at: Generated<Time>
  method: 'upi' | 'bank-transfer' | 'card' | 'cash' | 'cheque' | 'other'
  reference: string | null
  status: Generated<'paid' | 'refunded'>
  refunded_at: Time | null
  refund_reason: string | null
  gateway_payment_id: string | null
  has_invoice: Generated<boolean>
  is_reference_repeated: Generated<boolean>
}

export interface PaymentRefund {
  id: string
  payment_id: string | null
  reason: string
  status: 'created' | 'processed' | 'failed'
  reference: string | null
  gateway_refund_id: string | null
  error: string | null
  asked_at: Generated<Time>
  asked_times: Generated<number>
  created_at: Generated<Time>
  settled_at: Time | null
  unmatched_payment_id: string | null
  awaits_gateway: Generated<boolean>
}

export interface PendingSignIn {
  id: string
  token_hash: Buffer
  administrator_id: string | null
  customer_id: string | null
  broker_id: string | null
  created_at: Generated<Time>
  expires_at: Time
}

export interface PlaceTally {
  location_id: string
  count: number
}

export interface PlanOrder {
  id: string
  reference: string
  broker_id: string
  plan_id: string
  plan: Json
  price: number
  credit: Generated<number>
  amount: number
  begins: 'now' | 'after'
  status: Generated<'open' | 'reported' | 'paid' | 'refused' | 'cancelled' | 'flagged'>
  method: 'upi' | 'bank-transfer' | 'card' | 'cash' | 'cheque' | 'other' | null
  payment_reference: string | null
  reported_at: Time | null
  gateway_order_id: string | null
  gateway_payment_id: string | null
  asked_at: Time | null
  asked_times: Generated<number>
  reason: string | null
  decided_at: Time | null
  subscription_id: string | null
  created_at: Generated<Time>
  search_text: Computed<string>
  form_payment_id: string | null
  gateway_asked_at: Time | null
}

export interface PremiumMark {
  property_id: string
  broker_id: string
  marked_at: Generated<Time>
}

export interface PriceCut {
  property_id: string
  former_price: number
}

export interface PriceRange {
  property_id: string
  low: number
  high: number
  comparables: string[]
  median_error: number
  is_error_of_city: boolean
  is_doubtful: Generated<boolean>
  computed_at: Generated<Time>
}

export interface PriceRangeChange {
  id: Computed<number>
  property_id: string
}

export interface PriceRangeLocality {
  location_id: string
  listing_type: 'sell' | 'rent'
}

export interface PriceRangeMarket {
  id: Computed<number>
  city_id: string | null
  listing_type: 'sell' | 'rent'
  tested: number
  coverage: number | null
  median_error: number | null
  abstention: number | null
  margin: number | null
  is_sound: boolean
  tested_at: Generated<Time>
}

export interface Property {
  id: string
  broker_id: string
  title: string
  description: string
  property_type: 'apartment' | 'villa' | 'house' | 'plot' | 'commercial' | 'office' | 'industrial' | 'agricultural'
  listing_type: 'sell' | 'rent' | 'lease'
  price: number
  area: number
  area_unit: 'sqft' | 'sqmt' | 'acre'
  area_sqft: Computed<number>
  bedrooms: number | null
  bathrooms: number | null
  parking_spaces: number | null
  floor: number | null
  total_floors: number | null
  furnished: 'unfurnished' | 'semi-furnished' | 'fully-furnished' | null
  location_id: string | null
  city_id: string | null
  location_text: string
  address: string
  pincode: string | null
  latitude: number | null
  longitude: number | null
  amenities: Generated<string[]>
  features: Generated<string[]>
  detail: Generated<Json>
  search_vector: Generated<string>
  status: Generated<'pending' | 'approved' | 'rejected' | 'sold' | 'rented'>
  rejection_reason: string | null
  is_live: Generated<boolean>
  views: Generated<number>
  inquiries: Generated<number>
  version: Generated<number>
  approved_price: number | null
  source_key: Buffer | null
  created_at: Generated<Time>
  submitted_at: Generated<Time>
  decided_at: Time | null
  removed_at: Time | null
  closed_at: Time | null
  closed_price: number | null
  closed_source: 'brickbazaar' | 'own-client' | 'referral' | 'another-portal' | 'other' | null
  withdrawn_at: Time | null
  is_premium: Generated<boolean>
  map_latitude: number | null
  map_longitude: number | null
  map_is_exact: Generated<boolean>
  price_drop: Generated<number>
  traits: Computed<string[]>
  confirmed_at: Time | null
  home_key: Buffer | null
  listed_price: number | null
  import_id: string | null
  unconfirmed_at: Time | null
  expired_at: Time | null
  newest_at: Computed<Time>
  confirmation_asked_at: Time | null
  doubted_at: Time | null
  cash_needed: number | null
  home_id: string | null
  is_represented: Generated<boolean>
  offer_count: Generated<number>
  market_since: Time | null
  usual_loading: number | null
}

export interface PropertyApproval {
  property_id: string
  approved_at: Generated<Time>
  facts: Json
  photos: string[]
}

export interface PropertyBitmap {
  word: string
  block: number
  sparse: string | null
  dense: string | null
}

export interface PropertyCard {
  property_id: string
  card: Json
}

export interface PropertyCashChange {
  id: Computed<number>
  property_id: string
}

export interface PropertyClaim {
  id: string
  property_id: string
  subject: 'lister' | 'price' | 'area' | 'photos' | 'rera' | 'title' | 'availability'
  state: 'sighted' | 'register' | 'number' | 'visited'
  how: string
  fact: Json
  checked_by: string | null
  checked_by_name: string
  checked_at: Generated<Time>
  valid_until: string
  ended_at: Time | null
}

export interface PropertyContact {
  property_id: string
  day: string
  way: 'call' | 'whatsapp' | 'email'
  visitor: Buffer
}

export interface PropertyImage {
  property_id: string
  position: number
  media_id: string
  is_primary: Generated<boolean>
}

export interface PropertyImpression {
  property_id: string
  day: string
  count: number
}

export interface PropertyKindTally {
  property_type: string
  listing_type: string
  count: number
}

export interface PropertyOrderKey {
  property_id: string
  keys: number[]
}

export interface PropertyPrice {
  property_id: string
  at: Time
  price: number
}

export interface PropertyQualityChange {
  id: Computed<number>
  property_id: string
}

export interface PropertyRanking {
  property_id: string
  number: number | null
  listed_at: number
  confirmed_at: number
  is_let: boolean
  latitude: number | null
  longitude: number | null
  title: string
  place: string
  score: number | null
  price: number
  area_sqft: number
}

export interface PropertySlot {
  property_id: string
  number: number
  latitude: number | null
  longitude: number | null
  cell: Computed<number | null>
}

export interface PropertyTally {
  status: string
  is_live: boolean
  city_id: string | null
  property_type: string
  listing_type: string
  bedrooms: number | null
  furnished: string | null
  count: number
}

export interface PropertyView {
  property_id: string
  day: string
  visitor: Buffer
}

export interface PropertyViewTally {
  property_id: string
  views: number
}

export interface PropertyWord {
  word: string | null
  block: number | null
  bits: string | null
}

export interface PropertyWordChange {
  id: Computed<number>
  property_id: string
  words: string[]
}

export interface Readiness {
  only_row: Generated<boolean>
  checked_at: Time
}

export interface RecoveryCode {
  code_hash: Buffer
  administrator_id: string | null
  customer_id: string | null
  broker_id: string | null
  created_at: Generated<Time>
}

export interface RefundLimit {
  id: string
  amount: number
  request_id: string
  asked_by_name: string
  approved_by_name: string
  set_at: Generated<Time>
}

export interface RelayCall {
  id: string
  inquiry_id: string
  broker_id: string
  started_by: 'broker' | 'customer'
  state: Generated<'starting' | 'started' | 'completed' | 'no-answer' | 'busy' | 'failed'>
  provider: string
  provider_call_id: string | null
  talk_seconds: number | null
  created_at: Generated<Time>
  ended_at: Time | null
}

export interface Requirement {
  id: string
  customer_id: string
  filters: Json
  note: string | null
  listing_type: 'sell' | 'rent' | 'lease'
  property_types: string[] | null
  min_price: number
  max_price: number
  state: Generated<'open' | 'paused' | 'ended' | 'removed'>
  ends_at: Time
  reminded_at: Time | null
  ended_at: Time | null
  removal_reason: string | null
  removed_by: string | null
  removed_by_name: string | null
  is_matched: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Time>
}

export interface RequirementListing {
  id: Computed<number>
  property_id: string
}

export interface RequirementMatch {
  requirement_id: string
  property_id: string
  is_fit: Generated<boolean>
  matched_at: Generated<Time>
  told_at: Time | null
}

export interface RequirementOffer {
  id: string
  requirement_id: string
  property_id: string
  broker_id: string
  note: string | null
  state: Generated<'sent' | 'accepted' | 'declined' | 'withdrawn'>
  inquiry_id: string | null
  decided_at: Time | null
  created_at: Generated<Time>
  share_id: string | null
}

export interface RequirementShare {
  id: string
  requirement_id: string | null
  from_broker_id: string
  to_broker_id: string
  percent: number
  note: string | null
  summary: string
  state: Generated<'proposed' | 'accepted' | 'declined' | 'expired'>
  expires_at: Time
  decided_at: Time | null
  created_at: Generated<Time>
}

export interface ReraProject {
  state: string
  number: string
  names: Json
  decided_by: string | null
  decided_by_name: string
  decided_at: Generated<Time>
}

export interface ReraRegistration {
  snapshot_id: string
  number: string
  project: string
  promoter: string | null
  district: string | null
  status: string | null
  valid_from: string | null
  valid_to: string | null
}

export interface ReraSnapshot {
  id: string
  state: string
  part: Generated<string>
  file_name: string
  is_workbook: boolean
  status: Generated<'loading' | 'done' | 'failed'>
  is_current: Generated<boolean>
  row_count: Generated<number>
  broken_count: Generated<number>
  problems: Generated<Json>
  message: string | null
  loaded_by: string | null
  loaded_by_name: string
  language: string
  created_at: Generated<Time>
  finished_at: Time | null
}

export interface ReraWaiver {
  id: string
  property_id: string
  reason: string
  facts: Json
  state: Generated<'asked' | 'confirmed' | 'declined' | 'ended'>
  asked_by: string
  asked_by_name: string
  asked_at: Generated<Time>
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Time | null
}

export interface RevenueTally {
  day: string
  plan_id: string
  amount: number
  count: number
}

export interface Review {
  id: string
  broker_id: string
  customer_id: string | null
  stars: number
  text: Generated<string>
  author_name: string
  may_quote: Generated<boolean>
  status: Generated<'pending' | 'published' | 'rejected'>
  rejection_reason: string | null
  answer: string | null
  answered_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
  decided_at: Time | null
  search_text: Computed<string>
  basis: Generated<'inquiry' | 'visit'>
}

export interface SavedHomeEvent {
  property_id: string
  is_going: boolean
  due_at: Time
}

export interface SavedProperty {
  customer_id: string
  property_id: string
  title: string
  price: number
  status: 'pending' | 'approved' | 'rejected' | 'sold' | 'rented'
  created_at: Generated<Time>
  removed_at: Time | null
  has_alerts: Generated<boolean>
  known_price: number | null
  known_state: 'live' | 'gone' | 'sold' | null
  told_at: Time | null
}

export interface SavedSearch {
  id: string
  customer_id: string
  name: string
  filters: Json
  said: string | null
  listing_type: string | null
  property_types: string[] | null
  min_price: Generated<number>
  max_price: Generated<number>
  alerts_enabled: Generated<boolean>
  frequency: Generated<'instant' | 'daily' | 'weekly'>
  channels: Generated<string[]>
  next_alert_at: Time | null
  last_run_at: Time | null
  created_at: Generated<Time>
}

export interface SavedSearchMatch {
  search_id: string
  property_id: string
  news: 'live' | 'drop' | 'change'
  matched_at: Generated<Time>
  is_silent: Generated<boolean>
  alert_id: string | null
}

export interface SearchCount {
  day: string
  sentence: string
  count: number
}

export interface SecondFactor {
  id: string
  administrator_id: string | null
  customer_id: string | null
  broker_id: string | null
  kind: 'app' | 'passkey'
  name: string
  sealed_key: Buffer | null
  last_step: number | null
  credential_id: Buffer | null
  public_key: Buffer | null
  sign_count: number | null
  transports: Generated<string[]>
  created_at: Generated<Time>
  confirmed_at: Time | null
  used_at: Time | null
}

export interface Secret {
  name: string
  value: Buffer
}

export interface Session {
  id: string
  token_hash: Buffer
  administrator_id: string | null
  customer_id: string | null
  broker_id: string | null
  user_agent: string | null
  address: string | null
  created_at: Generated<Time>
  seen_at: Generated<Time>
  expires_at: Time
  proven_at: Time | null
  proven_by: 'password' | 'factor' | null
}

export interface Shortlist {
  id: string
  customer_id: string
  name: string
  link_hash: Buffer
  link_number: Generated<number>
  is_sealed: Generated<boolean>
  first_voted_at: Time | null
  ended_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
}

export interface ShortlistHome {
  shortlist_id: string
  property_id: string
  place: number
  added_at: Generated<Time>
  price: number
  facts: Json
  status: Generated<'to-see' | 'seen' | 'no'>
  status_version: Generated<number>
  status_by: string | null
  status_at: Time | null
  opened_at: Time | null
}

export interface ShortlistNote {
  id: string
  shortlist_id: string
  property_id: string
  participant_id: string
  text: string
  is_hidden: Generated<boolean>
  created_at: Generated<Time>
}

export interface ShortlistParticipant {
  id: string
  shortlist_id: string
  is_owner: Generated<boolean>
  seat: number
  name: string
  name_key: string
  name_number: number
  secret_hash: Buffer | null
  customer_id: string | null
  joined_at: Generated<Time>
  seen_at: Generated<Time>
}

export interface ShortlistVote {
  shortlist_id: string
  property_id: string
  participant_id: string
  vote: 'like' | 'maybe' | 'no'
  voted_at: Generated<Time>
}

export interface SocietyName {
  number: Computed<number>
  mark: Generated<string>
  spelling: string
}

export interface Subscription {
  id: string
  broker_id: string
  plan_id: string
  plan_name: string
  plan: Json
  price: number
  starts_on: string
  ends_on: string
  cancelled_at: Time | null
  cancel_reason: string | null
  created_at: Generated<Time>
  ending_notified_at: Time | null
  ended_notified_at: Time | null
}

export interface SubscriptionPlan {
  id: string
  name: string
  description: Generated<string>
  price: Generated<number>
  duration: Generated<number>
  duration_type: Generated<'days' | 'months' | 'years'>
  features: Generated<string[]>
  limit_property_listings: Generated<number>
  limit_contact_views: Generated<number>
  limit_premium_listings: Generated<number>
  analytics_access: Generated<boolean>
  priority_support: Generated<boolean>
  is_active: Generated<boolean>
  is_popular: Generated<boolean>
  sort_order: Generated<number>
  color: Generated<string>
  created_at: Generated<Time>
  version: Generated<number>
}

export interface Throttle {
  key: string
  window_start: Time
  count: Generated<number>
}

export interface Ticket {
  id: string
  number: string
  inquiry_type: 'general' | 'support' | 'partnership' | 'broker' | 'property'
  full_name: string
  email: string
  phone: string | null
  subject: string
  status: Generated<'open' | 'pending' | 'resolved' | 'closed'>
  assignee_id: string | null
  customer_id: string | null
  broker_id: string | null
  version: Generated<number>
  created_at: Generated<Time>
  updated_at: Generated<Time>
  replied_at: Time | null
  settled_at: Time | null
  answer_due_at: Generated<Time>
  settle_due_at: Generated<Time>
  stars: number | null
  rating_comment: string | null
  rated_at: Time | null
  rating_changed_at: Time | null
  search_text: Computed<string>
  is_priority: Generated<boolean>
  language: Generated<string>
}

export interface TicketMessage {
  id: string
  ticket_id: string
  administrator_id: string | null
  author_name: string
  text: string
  created_at: Generated<Time>
}

export interface TicketYear {
  year: number
  last: number
}

export interface Touch {
  id: string
  customer_id: string | null
  inquiry_id: string | null
  plan_order_id: string | null
  position: string
  class: 'search' | 'social' | 'messaging' | 'email' | 'partner' | 'direct'
  source: string | null
  medium: string | null
  campaign: string | null
  term: string | null
  content: string | null
  landing: string | null
  touched_on: string | null
  notice: string
  created_at: Generated<Time>
}

export interface UnansweredInquiry {
  inquiry_id: string
  reminded_at: Time | null
  offered_at: Time | null
}

export interface UnmatchedPayment {
  id: string
  order_id: string
  gateway_payment_id: string
  amount: number
  currency: string
  came_at: Generated<Time>
  returned_at: Time | null
}

export interface UsualLoading {
  place_id: string
  basis: 'built-up' | 'super-built-up'
  loading: number
  listing_count: number
}

export interface Visit {
  id: string
  broker_id: string
  property_id: string
  inquiry_id: string
  customer_id: string | null
  place: string
  starts_at: Time
  ends_at: Time
  busy_until: Time
  state: Generated<'booked' | 'met' | 'cancelled'>
  sequence: Generated<number>
  changed_at: Generated<Time>
  proposed_at: Time | null
  met_at: Time | null
  cancelled_at: Time | null
  cancelled_by: 'customer' | 'broker' | null
  cancel_reason: string | null
  day_reminded_at: Time | null
  hours_reminded_at: Time | null
  version: Generated<number>
  created_at: Generated<Time>
}

export interface VisitException {
  broker_id: string
  day: string
  opens: number | null
  closes: number | null
}

export interface VisitHours {
  broker_id: string
  weekday: number
  opens: number
  closes: number
}

export interface VisitListing {
  property_id: string
  is_open: boolean
  note: string | null
}

export interface VisitNoShow {
  visit_id: string
  said_by: 'customer' | 'broker'
  said_at: Generated<Time>
  answer: 'agreed' | 'disputed' | null
  answered_at: Time | null
}

export interface VisitRating {
  inquiry_id: string
  stars: number
  comment: string | null
  created_at: Generated<Time>
}

export interface VisitSchedule {
  broker_id: string
  is_open: boolean
  length_minutes: number
  buffer_minutes: number
  travel_minutes: number
  days_ahead: number
  notice_minutes: number
  version: Generated<number>
}

export interface Waitlist {
  id: string
  city: string
  email: string | null
  phone: string | null
  consented_at: Generated<Time>
  notified_at: Time | null
  email_confirmed_at: Time | null
  phone_confirmed_at: Time | null
  asked_at: Generated<Time>
  language: Generated<string>
}

export interface Webhook {
  id: string
  broker_id: string | null
  partner_id: string | null
  url: string
  kinds: string[]
  sealed_secret: Buffer
  sealed_old_secret: Buffer | null
  old_secret_until: Time | null
  paused_at: Time | null
  paused_because: 'owner' | 'administrator' | 'failing' | 'password' | null
  failing_since: Time | null
  delivered_at: Time | null
  created_at: Generated<Time>
  version: Generated<number>
}

export interface WebhookDelivery {
  id: Generated<string>
  webhook_id: string
  kind: string
  happened_at: Generated<Time>
  change_id: string | null
  property_id: string | null
  price: number | null
  lead_id: string | null
  status: Generated<'pending' | 'delivered' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: Generated<Time>
  lease: string | null
  leased_until: Time | null
  attempted_at: Time | null
  duration_ms: number | null
  response_status: number | null
  response: string | null
  error: string | null
  created_at: Generated<Time>
}

export interface WordingCheck {
  rules: number
  checked_until: string | null
}

export interface WorkingHours {
  broker_id: string
  weekday: number
  opens: number
  closes: number
}

export interface WorkingSchedule {
  broker_id: string
  version: Generated<number>
}
