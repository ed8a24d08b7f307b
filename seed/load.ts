import { sql } from 'kysely'
import { planAccounts } from '#seed/account.ts'
import { seedAgency } from '#seed/broker/agency.ts'
import { seedLeadCredits } from '#seed/broker/lead-credits.ts'
import { seedCatalogue } from '#seed/catalogue.ts'
import { seedCitySearches } from '#seed/city-search.ts'
import { seedApprovals } from '#seed/customer/approvals.ts'
import { seedCallReports } from '#seed/customer/call-reports.ts'
import { seedFamily } from '#seed/customer/family.ts'
import { seedRequirements } from '#seed/customer/requirements.ts'
import { seedTouches } from '#seed/customer/touches.ts'
import { seedQueues } from '#seed/desk.ts'
import { isEmpty } from '#seed/empty.ts'
import { seedImports } from '#seed/import-run.ts'
import { planPapers } from '#seed/kyc.ts'
import { planListings } from '#seed/listing.ts'
import { seedOrders } from '#seed/order.ts'
import { seedPartners } from '#seed/partner/api-key.ts'
import { seedWebhooks } from '#seed/partner/webhook.ts'
import { planPlaces } from '#seed/place-row.ts'
import { seedPremium } from '#seed/premium.ts'
import { seedReviews } from '#seed/review.ts'
import { seedShortlist } from '#seed/shortlist.ts'
import { seedSubscriptions } from '#seed/subscription.ts'
import { seedTraffic } from '#seed/traffic.ts'
import { seedVisits } from '#seed/visit/seed-visits.ts'
import { seedWaitlist } from '#seed/waitlist.ts'
import type { Database } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { keyOf } from '#server/document/service.ts'
import { ageListings } from '#server/property/availability/age-listings.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { Stores } from '#server/store/open.ts'

export interface LoadOptions {
  stores: Stores
  secrets: Secrets
  log: (line: string) => void
}

// Locked while loading, so that two processes on one empty database do not both fill it.
const lockKey = 7_304_221

/**
 * Fills an empty marketplace with the demo (PRF-4). Does nothing if there is a broker or a place,
 * so it can be called at every start.
 */
export async function loadDemo(db: Database, options: LoadOptions): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const started = Date.now()
  options.log('Loading the demo marketplace …')
  const places = planPlaces()
  const accounts = await planAccounts(places.places)
  const { people } = accounts
  const listings = planListings({ places: places.places, people })
  // Before the transaction, which must not idle while pictures are drawn. If another process was
  // first, files without a row are removed like those of an abandoned upload.
  await listings.draw(options.stores.photos)
  const papers = await planPapers(accounts.registered, {
    store: options.stores.documents,
    key: keyOf(options),
  })
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
    if (!(await isEmpty(tx))) return false
    await places.write(tx)
    await seedCitySearches(tx)
    await accounts.write(tx)
    await seedCatalogue(tx, people.moderator.id)
    await papers.write(tx)
    await seedSubscriptions(tx, people, listings.listings)
    await seedOrders(tx, people)
    await listings.write(tx)
    await ageListings(tx)
    await seedImports(tx, listings.listings)
    await seedWaitlist(tx)
    const answeredCustomers = await seedTraffic(tx, { listings: listings.listings, people })
    await seedVisits(tx)
    await seedAgency(tx)
    await seedPremium(tx)
    await seedReviews(tx, people, answeredCustomers)
    await seedShortlist(tx, people)
    await seedFamily(tx, people, options.secrets)
    await seedCallReports(tx, people)
    await seedApprovals(tx, { customers: people.customers, brokers: accounts.registered })
    await seedLeadCredits(tx)
    await seedPartners(tx)
    await seedWebhooks(tx, options.secrets)
    await seedRequirements(tx, people)
    await seedTouches(tx)
    await seedQueues(tx, { listings: listings.listings, moderator: people.moderator })
    options.log(
      `  ${listings.listings.length} listings, ` +
        `${accounts.registered.length} brokers, ${people.customers.length} ` +
        `customers in ${((Date.now() - started) / 1000).toFixed(1)} s`,
    )
    return true
  })
}
