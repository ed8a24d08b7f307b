import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Realm, Role } from '#contract/access.ts'
import type { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import type { CustomerStatus } from '#contract/customer/customer.ts'
import type { LocationType } from '#contract/location.ts'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { withinType } from '#contract/property/type-fields.ts'
import type {
  AreaUnit,
  ListingType,
  PropertyStatus,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { hashPassword, isOutdated } from '#server/account/password/password.ts'
import type { Handle } from '#server/db/connect.ts'
import { openSession } from '#server/http/session-queries.ts'
import { sealText } from '#server/secret/cipher.ts'
import { testSecrets } from '#test/secret-key.ts'

/**
 * Makers: each fills in what the test does not say, makes its own parents, and returns the row with
 * a token where the thing can sign in. The demo marketplace is told with the same words.
 */

export const testPassword = 'correct horse'
let hashed: Promise<string> | undefined
// Hashed once: argon2 is slow on purpose.
const passwordHash = async () => {
  if (!hashed || isOutdated(await hashed)) hashed = hashPassword(testPassword)
  return hashed
}

let serial = 0
const next = () => ++serial
const mobile = () => `+9198${String(10_000_000 + next()).slice(-8)}`

async function tokenOf(db: Handle, realm: Realm, id: string): Promise<string> {
  return openSession(
    db,
    { realm, id },
    { address: '127.0.0.1', userAgent: 'test', requestId: 'test' },
  )
}

export async function makeAdministrator(
  db: Handle,
  given: { role?: Role; username?: string; isActive?: boolean; language?: string } = {},
) {
  const n = next()
  const row = await db
    .insertInto('administrator')
    .values({
      id: v7(),
      username: given.username ?? `administrator${n}`,
      email: `administrator${n}@example.in`,
      first_name: 'Asha',
      last_name: 'Rao',
      role: given.role ?? 'superadmin',
      is_active: given.isActive ?? true,
      language: given.language ?? 'en',
      password_hash: await passwordHash(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, token: await tokenOf(db, 'administrator', row.id) }
}

export async function makeCustomer(
  db: Handle,
  given: {
    email?: string
    phone?: string
    status?: CustomerStatus
    isVerified?: boolean
    source?: 'web' | 'mobile' | 'referral' | 'social'
    createdAt?: Date
    lastActiveAt?: Date
  } = {},
) {
  const row = await db
    .insertInto('customer')
    .values({
      id: v7(),
      email: given.email ?? `customer${next()}@example.in`,
      phone: given.phone ?? mobile(),
      first_name: 'Meera',
      last_name: 'Iyer',
      status: given.status ?? 'active',
      is_verified: given.isVerified ?? false,
      source: given.source ?? 'web',
      password_hash: await passwordHash(),
      ...(given.createdAt && { created_at: given.createdAt }),
      ...(given.lastActiveAt && { last_active_at: given.lastActiveAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, token: await tokenOf(db, 'customer', row.id) }
}

export async function makeBroker(
  db: Handle,
  given: {
    email?: string
    phone?: string
    status?: BrokerStatus
    kycStatus?: KycStatus
    isEmailVerified?: boolean
    companyName?: string
    createdAt?: Date
    /** Has sent the PAN card without which one administrator verifies nobody. */
    hasPanCard?: boolean
  } = {},
) {
  const kycStatus = given.kycStatus ?? 'verified'
  const row = await db
    .insertInto('broker')
    .values({
      id: v7(),
      email: given.email ?? `broker${next()}@example.in`,
      phone: given.phone ?? mobile(),
      first_name: 'Ravi',
      last_name: 'Shetty',
      company_name: given.companyName ?? 'Shetty Homes',
      status: given.status ?? 'active',
      kyc_status: kycStatus,
      is_email_verified: given.isEmailVerified ?? kycStatus === 'verified',
      kyc_rejection_reason: kycStatus === 'rejected' ? 'Documents incomplete' : null,
      password_hash: await passwordHash(),
      ...(given.createdAt && { created_at: given.createdAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (given.hasPanCard) await makePanCard(db, row.id)
  return { ...row, token: await tokenOf(db, 'broker', row.id) }
}

/** The row of a PAN card without its file; servers with the key of tests read its number. */
export async function makePanCard(db: Handle, brokerId: string): Promise<void> {
  const id = v7()
  const number = sealText(testSecrets.keyFor('document'), id, 'AAPFU0939F')
  await db
    .insertInto('document')
    .values({
      ...{ id, broker_id: brokerId, kind: 'pan', number },
      ...{ name: 'pan.pdf', media_type: 'application/pdf', bytes: 1 },
    })
    .execute()
}

export async function makeLocation(
  db: Handle,
  given: {
    id?: string
    name?: string
    type?: LocationType
    parentId?: string
    aliases?: string[]
    state?: string
    pincode?: string
    isActive?: boolean
  } = {},
) {
  const type = given.type ?? (given.parentId ? 'area' : 'city')
  return db
    .insertInto('location')
    .values({
      id: given.id ?? v7(),
      name: given.name ?? `Place ${next()}`,
      type,
      parent_id: given.parentId ?? null,
      state: given.state ?? 'Karnataka',
      aliases: given.aliases ?? [],
      pincode: given.pincode ?? null,
      is_active: given.isActive ?? true,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface GivenProperty {
  brokerId?: string
  title?: string
  description?: string
  propertyType?: PropertyType
  listingType?: ListingType
  price?: number
  area?: number
  areaUnit?: AreaUnit
  bedrooms?: number
  bathrooms?: number | null
  floor?: number
  totalFloors?: number
  detail?: PropertyDetail
  furnished?: 'unfurnished' | 'semi-furnished' | 'fully-furnished'
  locationId?: string
  locationText?: string
  address?: string
  pincode?: string
  amenities?: string[]
  features?: string[]
  status?: PropertyStatus
  createdAt?: Date
}

/** A listing, live unless told otherwise. */
export async function makeProperty(db: Handle, given: GivenProperty = {}) {
  const brokerId = given.brokerId ?? (await makeBroker(db)).id
  const status = given.status ?? 'approved'
  const title = given.title ?? '2 BHK flat near the lake'
  const description = given.description ?? 'Bright, quiet and close to the market.'
  const address = given.address ?? '12, Lake Road'
  const locationText = given.locationText ?? 'Whitefield'
  const { propertyType, detail, ...facts } = withinType({
    propertyType: given.propertyType ?? 'apartment',
    bedrooms: given.bedrooms ?? 2,
    bathrooms: given.bathrooms === undefined ? 2 : given.bathrooms,
    floor: given.floor ?? null,
    detail: given.detail ?? {},
    furnished: given.furnished ?? 'unfurnished',
  })
  const { amenities = [], features = [] } = given
  const words = searchWords(title, description, address, locationText, ...amenities, ...features)
  return db
    .insertInto('property')
    .values({
      id: v7(),
      broker_id: brokerId,
      title,
      description,
      property_type: propertyType,
      listing_type: given.listingType ?? 'sell',
      price: given.price ?? 8_500_000,
      area: given.area ?? 1_150,
      area_unit: given.areaUnit ?? 'sqft',
      ...facts,
      total_floors: given.totalFloors ?? null,
      detail: JSON.stringify(detail),
      location_id: given.locationId ?? null,
      location_text: locationText,
      address,
      pincode: given.pincode ?? '560066',
      amenities,
      features,
      search_vector: sql<string>`array_to_tsvector(${words}::text[])`,
      status,
      rejection_reason: status === 'rejected' ? 'The photos are missing.' : null,
      ...(given.createdAt && { created_at: given.createdAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
