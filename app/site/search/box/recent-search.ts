const key = 'bb-recent-searches'
const most = 5

/** What was searched for in this browser, the latest first. It stays in the browser. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Keeps a search as the latest. Where storage is closed nothing is kept, and nothing fails. */
export function saveSearch(text: string): void {
  const said = text.trim()
  if (said === '') return
  const others = recentSearches().filter((one) => one.toLowerCase() !== said.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([said, ...others].slice(0, most)))
  } catch {
    // Private windows of some browsers have no storage.
  }
}
