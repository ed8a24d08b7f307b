import { storedList } from '#app/kit/stored-list.ts'

export const maxChosen = 4

export interface Chosen {
  id: string
  title: string
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'title') === 'string'

/** Homes chosen for a comparison. */
const chosen = storedList('bb-compare', isChosen)

export const useChosen = () => chosen.useItems()

/** Adds or removes a home; returns whether there was room for it. */
export function toggleChosen(home: Chosen): boolean {
  const before = chosen.get()
  const others = before.filter(({ id }) => id !== home.id)
  if (others.length < before.length) chosen.save(others)
  else if (before.length < maxChosen) chosen.save([...before, home])
  else return false
  return true
}

export const clearChosen = () => chosen.save([])
