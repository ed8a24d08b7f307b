import { useSyncExternalStore } from 'react'
import type { PhotoImage } from '#app/kit/photo-image.ts'

/** Recently viewed homes, the latest first, stored in this browser only. */
const key = 'bb-viewed'
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

const none: readonly Viewed[] = []
let known: readonly Viewed[] | undefined
const listeners = new Set<() => void>()

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'title') === 'string' &&
  typeof Reflect.get(value, 'place') === 'string' &&
  typeof Reflect.get(value, 'price') === 'number'

function current(): readonly Viewed[] {
  if (known) return known
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    known = Array.isArray(stored) ? stored.filter(isViewed) : none
  } catch {
    known = none
  }
  return known
}

function keep(viewed: readonly Viewed[]): void {
  known = viewed
  try {
    localStorage.setItem(key, JSON.stringify(viewed))
  } catch {
    // Without storage they last as long as the page.
  }
  for (const tell of listeners) tell()
}

export function saveViewed(home: Viewed): void {
  keep([home, ...current().filter(({ id }) => id !== home.id)].slice(0, maxViewed))
}

export const forgetViewed = () => keep(none)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useViewed = () => useSyncExternalStore(subscribe, current, () => none)
