import { responseText } from '#app/broker/response-text.ts'
import { personText } from '#app/property/property-text.ts'
import type { DirectoryBroker } from '#contract/broker/directory.ts'
import { Specialization } from '#contract/broker/specialization.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Returns a verified broker with all texts that pages show. */
export function brokerView(broker: DirectoryBroker) {
  const { _id, companyName, location, rating, reviewCount, description, activeListings } = broker
  return {
    ...{ _id, companyName, location, rating, reviewCount, description },
    name: personText(broker),
    specializations: broker.specialization.map((word) => t(Specialization.label(word))),
    facts: [
      broker.experience > 0 &&
        t('{count, plural, one {# year of experience} other {# years of experience}}', {
          count: broker.experience,
        }),
      broker.totalDeals > 0 &&
        t(
          '{count, plural, one {{figure} deal} other {{figure} deals}}',
          countOf(broker.totalDeals),
        ),
      broker.response !== null && responseText(broker.response),
    ].filter((fact) => fact !== false),
    listings:
      activeListings > 0
        ? t(
            '{count, plural, one {{figure} listing} other {{figure} listings}}',
            countOf(activeListings),
          )
        : undefined,
  }
}

const countOf = (count: number) => ({ count, figure: withCommas(count) })

export type BrokerView = ReturnType<typeof brokerView>
