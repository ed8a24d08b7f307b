import { random } from '@brickbazaar/random'
import type { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { demoAccounts } from '#domain/account/demo-account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { companyName, personName } from '#seed/name.ts'
import type { PlacedArea, Planned } from '#seed/place-row.ts'
import { introductionOf } from '#seed/text/introduction.ts'
import { hashPassword } from '#server/account/password/password.ts'

export interface SeededBroker {
  id: string
  cityName: string
  kycStatus: KycStatus
  status: BrokerStatus
  joinedDaysAgo: number
  /** Uploads lists as files, so that several listings arrive at once. */
  sendsLists: boolean
}

/** A broker with a name, as on KYC documents. */
export interface NamedBroker extends SeededBroker {
  name: string
}

export interface SeededCustomer {
  id: string
  name: string
  phone: string
  email: string
  joinedDaysAgo: number
  /** The search that this customer's inquiries must match. */
  seeks: { isHome: boolean; isToBuy: boolean; maxPrice: number }
}

export interface People {
  /** Brokers with listings; newcomers are not included. */
  brokers: SeededBroker[]
  customers: SeededCustomer[]
  moderator: { id: string; name: string }
}

/** Every KYC state and every status occurs; most brokers are active and verified. */
const brokerStates: [KycStatus, BrokerStatus, number][] = [
  ['verified', 'active', 19],
  ['pending', 'active', 4],
  ['rejected', 'active', 2],
  ['verified', 'suspended', 1],
  ['verified', 'blocked', 1],
  ['verified', 'inactive', 1],
]

/** Days since these brokers joined; they have sent KYC documents and list nothing yet. */
const newcomers = [8, 5, 3, 1]

const customerCount = 72
const passwordOf = (username: string) =>
  hashPassword(demoAccounts.find((account) => account.username === username)?.password ?? '')

/**
 * Returns the administrators, brokers and customers to insert. Only the demo accounts have a
 * password.
 */
export async function planAccounts(
  places: PlacedArea[],
): Promise<Planned & { people: People; registered: NamedBroker[] }> {
  const moderator = await moderatorRow()
  const { brokers, rows: brokerRows } = await planBrokers(places)
  const customerRows = await planCustomers(places)
  return {
    registered: brokers,
    people: {
      moderator: { id: moderator.id, name: 'Farah Qureshi' },
      brokers: brokers.slice(0, brokers.length - newcomers.length),
      customers: customerRows.map(({ id, first_name, last_name, budget_max, ...row }, index) => ({
        ...{ id, phone: row.phone, email: row.email },
        name: `${first_name} ${last_name}`,
        joinedDaysAgo: joinedDaysAgo(index),
        seeks: {
          isHome: index % 5 !== 4,
          isToBuy: index % 2 === 0,
          // The inquiries of the demo customer match the budget of the profile.
          maxPrice: index === 0 ? budget_max : Number.POSITIVE_INFINITY,
        },
      })),
    },
    write: async (tx) => {
      await tx.insertInto('administrator').values(moderator).execute()
      await tx.insertInto('broker').values(brokerRows).execute()
      await tx.insertInto('customer').values(customerRows).execute()
    },
  }
}

async function moderatorRow() {
  const joined = daysAgo(700)
  return {
    id: seedId('moderator', joined),
    username: 'moderator',
    email: 'moderator@demo.in',
    first_name: 'Farah',
    last_name: 'Qureshi',
    role: 'moderator' as const,
    // Administrators reviewed listings until yesterday.
    last_login_at: daysAgo(1),
    password_hash: await passwordOf('moderator'),
    created_at: joined,
  }
}

async function planBrokers(places: PlacedArea[]) {
  const cityNames = [...new Set(places.map((place) => place.city.name))]
  const states = [...brokerStates, ['pending', 'active', newcomers.length] as const].flatMap(
    ([kyc, status, count]) => Array.from({ length: count }, () => [kyc, status] as const),
  )
  const settled = states.length - newcomers.length
  const hash = await passwordOf('broker@demo.in')
  const brokers: NamedBroker[] = []
  const rows = states.map(([kycStatus, status], index) => {
    const dice = random(`broker ${index}`)
    const name = personName(`broker ${index}`)
    const cityName = cityNames[index % cityNames.length] ?? ''
    // KYC documents are reviewed within days, so brokers who wait have joined recently.
    const joinedDaysAgo =
      newcomers[index - settled] ??
      (kycStatus === 'pending' ? 9 - (index % 4) * 2 : 720 - index * 22)
    const id = seedId(`broker ${index}`, daysAgo(joinedDaysAgo))
    const areas = places.filter((place) => place.city.name === cityName)
    brokers.push({
      ...{ id, cityName, kycStatus, status, joinedDaysAgo },
      sendsLists: index % 4 === 1,
      name: `${name.first} ${name.last}`,
    })
    return {
      id,
      email:
        index === 0 ? 'broker@demo.in' : `${name.first}.${name.last}${index}@demo.in`.toLowerCase(),
      phone: `+9198${String(20_000_000 + index * 7_919).slice(0, 8)}`,
      whatsapp: dice.chance(0.7) ? `+9198${String(20_000_000 + index * 7_919).slice(0, 8)}` : null,
      first_name: name.first,
      last_name: name.last,
      company_name: companyName(`broker ${index}`),
      about: introductionOf(index, cityName),
      experience: dice.whole(1, 22),
      specialization: dice
        .shuffle(['residential', 'commercial', 'rental', 'luxury', 'investment'])
        .slice(0, 2),
      operating_areas: [
        cityName,
        ...dice.shuffle(areas.map((place) => place.area.name)).slice(0, 3),
      ],
      status,
      is_email_verified: kycStatus === 'verified',
      kyc_status: kycStatus,
      kyc_rejection_reason: kycStatus === 'rejected' ? 'Documents incomplete' : null,
      password_hash: index === 0 ? hash : null,
      created_at: daysAgo(joinedDaysAgo),
      kyc_submitted_at: daysAgo(Math.max(joinedDaysAgo - 1, 0.3)),
    }
  })
  return { brokers, rows }
}

/** The demo customer joined first, the last customer this week. */
const joinedDaysAgo = (index: number) => 600 - index * 8.4

async function planCustomers(places: PlacedArea[]) {
  const hash = await passwordOf('customer@demo.in')
  return Array.from({ length: customerCount }, (_, index) => {
    const dice = random(`customer ${index}`)
    const name = personName(`customer ${index}`)
    const joined = daysAgo(joinedDaysAgo(index))
    const place = dice.pick(places)
    return {
      id: seedId(`customer ${index}`, joined),
      email:
        index === 0
          ? 'customer@demo.in'
          : `${name.first}.${name.last}${index}@demo.in`.toLowerCase(),
      phone: `+9197${String(30_000_000 + index * 6_131).slice(0, 8)}`,
      first_name: name.first,
      last_name: name.last,
      source: dice.pick(['web', 'web', 'web', 'mobile', 'mobile', 'referral', 'social'] as const),
      status: index % 24 === 23 ? ('blocked' as const) : ('active' as const),
      is_verified: dice.chance(0.7) || index === 0,
      preferred_locations: index === 0 || dice.chance(0.5) ? [place.city.name] : [],
      property_types: dice.chance(0.5) ? ['apartment'] : [],
      budget_min: dice.whole(30, 60) * 100_000,
      budget_max: dice.whole(70, 200) * 100_000,
      password_hash: index === 0 ? hash : null,
      created_at: joined,
      last_active_at: daysAgo(dice.next() * Math.min(60, joinedDaysAgo(index))),
    }
  })
}
