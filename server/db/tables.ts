// Written by `npm run tables` from the migrations: change those, never this file.

import type { ColumnType } from 'kysely'

/** A moment: read as Date, written as Date or ISO text. */
export type Time = ColumnType<Date, Date | string, Date | string>

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

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
  audit_event: AuditEvent
  broker: Broker
  cms_page: CmsPage
  customer: Customer
  document: Document
  flag: Flag
  idempotency_key: IdempotencyKey
  import_mapping: ImportMapping
  import_problem: ImportProblem
  import_run: ImportRun
  inquiry: Inquiry
  interest: Interest
  lead: Lead
  lead_entry: LeadEntry
  location: Location
  location_rename: LocationRename
  media: Media
  message: Message
  migration: Migration
  notification: Notification
  password_link: PasswordLink
  password_request: PasswordRequest
  payment: Payment
  property: Property
  property_approval: PropertyApproval
  property_image: PropertyImage
  property_slot: PropertySlot
  property_tally: PropertyTally
  property_view: PropertyView
  property_word: PropertyWord
  property_word_change: PropertyWordChange
  secret: Secret
  session: Session
  sheet_row: SheetRow
  sheet_run: SheetRun
  subscription: Subscription
  subscription_plan: SubscriptionPlan
  throttle: Throttle
  ticket: Ticket
  ticket_message: TicketMessage
  ticket_year: TicketYear
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
}

export interface Flag {
  id: string
  property_id: string
  reason: 'fake' | 'gone' | 'wrong' | 'duplicate' | 'offensive' | 'other'
  note: string | null
  contact: string | null
  visitor: Buffer
  day: string
  status: Generated<'open' | 'resolved' | 'dismissed'>
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

export interface ImportProblem {
  id: Computed<number>
  run_id: string
  kind: 'refusal' | 'note'
  line: number
  column_name: string | null
  value: string | null
  reason: string
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
}

export interface Inquiry {
  id: string
  reference: string
  property_id: string
  broker_id: string
  customer_id: string | null
  name: string
  phone: string
  email: string | null
  messages: Generated<Json>
  consented_at: Generated<Time>
  created_at: Generated<Time>
  updated_at: Generated<Time>
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
}

export interface LeadEntry {
  id: string
  lead_id: string
  kind: 'note' | 'reply' | 'stage' | 'follow-up' | 'spam' | 'not-spam' | 'asked-again'
  text: string | null
  before: string | null
  after: string | null
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
}

export interface LocationRename {
  location_id: string
  requested_at: Generated<Time>
  due_at: Generated<Time>
  is_last_visit: Generated<boolean>
  visited_id: string | null
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
}

export interface Migration {
  name: string
  checksum: string
  applied_at: Generated<Time>
}

export interface Notification {
  id: string
  administrator_id: string
  kind: 'property' | 'kyc' | 'ticket' | 'flag'
  title: string
  link: string
  created_at: Generated<Time>
  read_at: Time | null
}

export interface PasswordLink {
  token_hash: Buffer
  administrator_id: string | null
  customer_id: string | null
  broker_id: string | null
  created_at: Generated<Time>
  expires_at: Time
}

export interface PasswordRequest {
  id: Computed<number>
  realm: 'administrator' | 'customer' | 'broker'
  name: string
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
}

export interface PropertyApproval {
  property_id: string
  approved_at: Generated<Time>
  facts: Json
  photos: string[]
}

export interface PropertyImage {
  property_id: string
  position: number
  media_id: string
  is_primary: Generated<boolean>
}

export interface PropertySlot {
  property_id: string
  number: number
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

export interface PropertyWord {
  word: string
  block: number
  bits: string
}

export interface PropertyWordChange {
  id: Computed<number>
  property_id: string
  words: string[]
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
}

export interface SheetRow {
  run_id: string
  line: number
  cells: string[]
  outcome: 'new' | 'changed' | 'same' | 'refused' | null
  problems: Json | null
  is_done: Generated<boolean>
}

export interface SheetRun {
  id: string
  noun: 'brokers' | 'customers' | 'subscriptions' | 'locations' | 'interests' | 'cms'
  file_name: string
  sha256: Buffer
  status: Generated<'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed'>
  headers: string[]
  mapping: Json
  message: string | null
  created_by: string
  created_by_name: string
  trace: Json
  created_at: Generated<Time>
  finished_at: Time | null
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
