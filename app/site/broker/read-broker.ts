import { addressOf } from '#app/api/address.ts'
import { read } from '#app/api/inject.ts'
import { cardView } from '#app/property/card-view.ts'
import type { Reach } from '#app/site/reveal/reveal.ts'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { contact } from '#contract/contact/contact.ts'
import { property } from '#contract/property/property.ts'
import { ReviewBasis, review } from '#contract/review.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'
import { brokerView } from './broker-view.ts'

type Arguments = Parameters<typeof read>[0]

const homesShown = 6

/** Loads a verified broker with everything the page shows; 404 where the broker is not public. */
export async function readBroker(args: Arguments, id: string, reviewPage: number) {
  const params = { id }
  const [{ broker, contactToken }, { properties, pagination }, reviews] = await Promise.all([
    read(args, brokerDirectory.get, { params }),
    read(args, property.publicList, { query: { brokerId: id, limit: String(homesShown) } }),
    read(args, review.ofBroker, { params, query: { page: String(reviewPage) } }),
  ])
  return {
    ...brokerView(broker),
    firstName: broker.firstName,
    areas: broker.operatingAreas,
    cities: broker.cities,
    since: formatDate(broker.memberSince),
    agents: broker.agents.map(({ state, number }) =>
      t('RERA agent: {agent}', {
        agent: state ? `${number} (${stateName(state)})` : number,
      }),
    ),
    visits: broker.visits && t('Kept {kept} of {due} visits', broker.visits),
    reach: {
      token: contactToken,
      path: addressOf(contact.ofBroker, { params }),
      masked: broker.phone,
      subject: t('From BrickBazaar'),
      hello: t('Hello, I found you on BrickBazaar.'),
    } satisfies Reach,
    homes: properties.map(cardView),
    homeTotal: pagination.total,
    reviews: reviews.reviews.map(({ createdAt, answeredAt, ...said }) => ({
      ...said,
      writtenOn: formatDate(createdAt),
      basis: t(ReviewBasis.label(said.basis)),
      answeredOn: answeredAt && formatDate(answeredAt),
    })),
    reviewPages: reviews.pagination.pages,
  }
}
export type PublicBroker = Awaited<ReturnType<typeof readBroker>>
