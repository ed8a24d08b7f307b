import type { BrokerStatus, KycStatus } from '#contract/broker.ts'
import { demoAccounts } from '#domain/demo-account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { companyName, personName } from '#seed/name.ts'
import type { PlacedArea } from '#seed/place-row.ts'
import { random } from '#seed/random.ts'
import { hashPassword } from '#server/account/password.ts'
import type { Handle } from '#server/db/connect.ts'

export interface SeededBroker {
  id: string
  cityName: string
  kycStatus: KycStatus
  status: BrokerStatus
  joinedDaysAgo: number
}

export interface People {
  brokers: SeededBroker[]
  customers: { id: string; name: string; phone: string; email: string }[]
  moderator: { id: string; name: string }
}

/** Every KYC state and every status occurs, most brokers being active and verified. */
const brokerStates: [KycStatus, BrokerStatus, number][] = [
  ['verified', 'active', 19],
  ['pending', 'active', 4],
  ['rejected', 'active', 2],
  ['verified', 'suspended', 1],
  ['verified', 'blocked', 1],
  ['verified', 'inactive', 1],
]

const customerCount = 72
const passwordOf = (username: string) =>
  hashPassword(demoAccounts.find((account) => account.username === username)?.password ?? '')

/** Writes administrators, brokers and customers. Only the demo accounts have a password. */
export async function seedAccounts(tx: Handle, places: PlacedArea[]): Promise<People> {
  return {
    moderator: await seedModerator(tx),
    brokers: await seedBrokers(tx, places),
    customers: await seedCustomers(tx, places),
  }
}

async function seedModerator(tx: Handle): Promise<People['moderator']> {
  const id = seedId('moderator', daysAgo(700))
  await tx
    .insertInto('administrator')
    .values({
      id,
      username: 'moderator',
      email: 'moderator@demo.in',
      first_name: 'Farah',
      last_name: 'Qureshi',
      role: 'moderator',
      password_hash: await passwordOf('moderator'),
      created_at: daysAgo(700),
    })
    .execute()
  return { id, name: 'Farah Qureshi' }
}

async function seedBrokers(tx: Handle, places: PlacedArea[]): Promise<SeededBroker[]> {
  const cityNames = [...new Set(places.map((place) => place.city.name))]
  const states = brokerStates.flatMap(([kyc, status, count]) =>
    Array.from({ length: count }, () => [kyc, status] as const),
  )
  const hash = await passwordOf('broker@demo.in')
  const brokers: SeededBroker[] = []
  const rows = states.map(([kycStatus, status], index) => {
    const dice = random(`broker ${index}`)
    const name = personName(`broker ${index}`)
    const cityName = cityNames[index % cityNames.length] ?? ''
    const joinedDaysAgo = 720 - index * 22
    const id = seedId(`broker ${index}`, daysAgo(joinedDaysAgo))
    const areas = places.filter((place) => place.city.name === cityName)
    brokers.push({ id, cityName, kycStatus, status, joinedDaysAgo })
    return {
      id,
      email:
        index === 0 ? 'broker@demo.in' : `${name.first}.${name.last}${index}@demo.in`.toLowerCase(),
      phone: `+9198${String(20_000_000 + index * 7_919).slice(0, 8)}`,
      whatsapp: dice.chance(0.7) ? `+9198${String(20_000_000 + index * 7_919).slice(0, 8)}` : null,
      first_name: name.first,
      last_name: name.last,
      company_name: companyName(`broker ${index}`),
      experience: dice.whole(1, 22),
      specialization: dice
        .shuffle(['residential', 'commercial', 'rental', 'luxury', 'investment'])
        .slice(0, 2),
      operating_areas: [
        cityName,
        ...dice.shuffle(areas.map((place) => place.area.name)).slice(0, 3),
      ],
      status,
      kyc_status: kycStatus,
      kyc_rejection_reason: kycStatus === 'rejected' ? 'Documents incomplete' : null,
      password_hash: index === 0 ? hash : null,
      created_at: daysAgo(joinedDaysAgo),
    }
  })
  await tx.insertInto('broker').values(rows).execute()
  return brokers
}

async function seedCustomers(tx: Handle, places: PlacedArea[]): Promise<People['customers']> {
  const hash = await passwordOf('customer@demo.in')
  const rows = Array.from({ length: customerCount }, (_, index) => {
    const dice = random(`customer ${index}`)
    const name = personName(`customer ${index}`)
    const joined = daysAgo(600 - index * 8)
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
      is_verified: dice.chance(0.7),
      preferred_locations: index === 0 || dice.chance(0.5) ? [place.city.name] : [],
      property_types: dice.chance(0.5) ? ['apartment'] : [],
      budget_min: dice.whole(30, 60) * 100_000,
      budget_max: dice.whole(70, 200) * 100_000,
      password_hash: index === 0 ? hash : null,
      created_at: joined,
      last_active_at: daysAgo(dice.next() * 60),
    }
  })
  await tx.insertInto('customer').values(rows).execute()
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    phone: row.phone,
    email: row.email,
  }))
}
