import type { PhotoImage } from '#app/kit/photo-image.ts'
import { type BadgeView, cardView } from '#app/property/card-view.ts'
import { factParts, isMonthly, placeText } from '#app/property/property-text.ts'
import type { ShortlistHome, ShortlistRoom } from '#contract/shortlist/room.ts'
import { t } from '#domain/locale/translate.ts'
import { formatDistinctly } from '#domain/money/price-change.ts'

/** The texts of a home, as it is now or as it was last seen. */
interface HomeCard {
  title: string
  place: string
  price: number
  monthly: boolean
  facts: string[]
  cash?: string
  badge?: BadgeView
  image?: PhotoImage | undefined
  hasPage: boolean
  /** `₹1.3 Cr, was ₹1.4 Cr when added`. */
  change?: { text: string; isLower: boolean }
}

export interface RoomHome extends Omit<ShortlistHome, 'property' | 'facts'> {
  card: HomeCard
}

/** A shortlist ready to show, so that the page loads no vocabulary and no unused fields. */
export interface RoomView extends Omit<ShortlistRoom, 'homes'> {
  homes: RoomHome[]
}

export function roomView({ homes, ...room }: ShortlistRoom): RoomView {
  return {
    ...room,
    homes: homes.map(({ property, facts, ...home }) => ({
      ...home,
      card: { ...homeCard({ property, facts }), ...changeOf(home, (property ?? facts).price) },
    })),
  }
}

function homeCard({ property, facts }: Pick<ShortlistHome, 'property' | 'facts'>): HomeCard {
  if (!property) {
    const { title, price, listingType } = facts
    const texts = { place: placeText(facts), facts: factParts(facts) }
    return { title, price, monthly: isMonthly(listingType), ...texts, hasPage: false }
  }
  const { title, place, price, monthly, facts: parts, cash, badge, image } = cardView(property)
  return {
    title,
    place,
    price,
    monthly,
    facts: parts,
    ...(cash && { cash }),
    badge,
    image,
    hasPage: true,
  }
}

function changeOf({ addedPrice }: Pick<ShortlistHome, 'addedPrice'>, price: number) {
  if (price === addedPrice) return {}
  const [now, before] = formatDistinctly(price, addedPrice)
  const text = t('{now}, was {before} when added', { now, before })
  return { change: { text, isLower: price < addedPrice } }
}
