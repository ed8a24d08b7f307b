const key = 'bb-recent-searches'
const maxSearches = 5

/** Returns recent searches of this browser, the latest first. They are never sent. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches)
      : []
  } catch {
    return []
  }
}

/** Stores a search as the latest; does nothing where storage is blocked. */
export function saveSearch(text: string): void {
  const said = text.trim()
  if (said === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== said.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([said, ...others].slice(0, maxSearches)))
  } catch {
    // Private windows of some browsers have no storage.
  }
}
