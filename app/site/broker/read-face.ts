import { read } from '#app/api/inject.ts'
import { cardView } from '#app/property/card-view.ts'
import { brokerDirectory } from '#contract/broker-directory.ts'
import { property } from '#contract/property.ts'
import { review } from '#contract/review.ts'
import { formatDate } from '#domain/date.ts'
import { formatPhone } from '#domain/phone.ts'
import { brokerView } from './broker-view.ts'

type Arguments = Parameters<typeof read>[0]

const homesShown = 6

/** A verified broker with everything the page says; 404 where the public may not see one. */
export async function readFace(args: Arguments, id: string, reviewPage: number) {
  const params = { id }
  const [{ broker }, { properties, pagination }, reviews] = await Promise.all([
    read(args, brokerDirectory.get, { params }),
    read(args, property.publicList, { query: { brokerId: id, limit: String(homesShown) } }),
    read(args, review.ofBroker, { params, query: { page: String(reviewPage) } }),
  ])
  const whatsapp = (broker.whatsapp ?? broker.phone).replace(/\D/g, '')
  const hello = encodeURIComponent(`Hello, I found you on BrickBazaar.`)
  return {
    ...brokerView(broker),
    firstName: broker.firstName,
    areas: broker.operatingAreas,
    cities: broker.cities,
    since: formatDate(broker.memberSince),
    phone: { text: formatPhone(broker.phone), call: `tel:${broker.phone}` },
    whatsapp: `https://wa.me/${whatsapp}?text=${hello}`,
    homes: properties.map(cardView),
    homeTotal: pagination.total,
    reviews: reviews.reviews.map(({ createdAt, answeredAt, ...said }) => ({
      ...said,
      writtenOn: formatDate(createdAt),
      answeredOn: answeredAt && formatDate(answeredAt),
    })),
    reviewPages: reviews.pagination.pages,
  }
}
export type Face = Awaited<ReturnType<typeof readFace>>
