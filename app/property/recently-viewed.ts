import type { PhotoImage } from '#app/kit/photo-image.ts'
import { storedList } from '#app/kit/stored-list.ts'

const maxViewed = 12

export interface Viewed {
  id: string
  title: string
  place: string
  /** Whole rupees. */
  price: number
  monthly: boolean
  image: PhotoImage | undefined
}

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'title') === 'string' &&
  typeof Reflect.get(value, 'place') === 'string' &&
  typeof Reflect.get(value, 'price') === 'number'

/** Recently viewed homes, the latest first. */
const viewed = storedList('bb-viewed', isViewed)

export function saveViewed(home: Viewed): void {
  viewed.save([home, ...viewed.get().filter(({ id }) => id !== home.id)].slice(0, maxViewed))
}

export const forgetViewed = () => viewed.save([])

export const useViewed = () => viewed.useItems()
