import { personText } from '#app/property/property-text.ts'
import { Specialization } from '#contract/broker/broker.ts'
import type { DirectoryBroker } from '#contract/broker/directory.ts'
import { counted } from '#domain/text/format-number.ts'

/** Returns a verified broker with all texts that pages show. */
export function brokerView(broker: DirectoryBroker) {
  const { _id, companyName, location, rating, reviewCount, description, activeListings } = broker
  return {
    ...{ _id, companyName, location, rating, reviewCount, description },
    name: personText(broker),
    specializations: broker.specialization.map((word) => Specialization.label(word)),
    facts: [
      broker.experience > 0 && `${counted(broker.experience, 'year')} of experience`,
      broker.totalDeals > 0 && counted(broker.totalDeals, 'deal'),
    ].filter((fact) => fact !== false),
    listings: activeListings > 0 ? counted(activeListings, 'listing') : undefined,
  }
}
export type BrokerView = ReturnType<typeof brokerView>
