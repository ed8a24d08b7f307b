import { useEffect, useState } from 'react'
import type { Suggestion } from '#contract/search/suggestion.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import { recentSearches } from './recent-search.ts'

/** A line of the list under the search box. */
export interface Idea {
  text: string
  detail: string
}

/** All kinds of suggestions, or only places. */
export type Suggested = 'all' | 'places'
const places: readonly Suggestion['kind'][] = ['city', 'locality', 'pincode']

const delayMs = 150

/**
 * Returns suggestions for a text after a pause in typing; recent searches without a text. Uses
 * fetch directly: the typed call would bring the whole contract into every first load.
 */
export function useSuggestions(text: string, isOpen: boolean, suggested: Suggested): Idea[] {
  const [known, setKnown] = useState<{ said: string; ideas: Idea[] }>({ said: '', ideas: [] })
  const said = text.trim()
  useEffect(() => {
    if (!isOpen) return
    if (said.length < 2) {
      const before = suggested === 'all' ? recentSearches() : []
      const ideas = before.map((one) => ({ text: one, detail: t('Recent search') }))
      setKnown({ said, ideas })
      return
    }
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const ideas = await suggestionsFor(said, suggested, control.signal).catch(() => [])
      if (!control.signal.aborted) setKnown({ said, ideas })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [said, isOpen, suggested])
  if (!isOpen) return []
  // Suggestions for an earlier text must not be chosen after more typing; those that still match
  // stay.
  const typed = said.toLowerCase()
  return known.said === said
    ? known.ideas
    : known.ideas.filter(({ text: idea }) => idea.toLowerCase().startsWith(typed))
}

async function suggestionsFor(
  q: string,
  suggested: Suggested,
  signal: AbortSignal,
): Promise<Idea[]> {
  const response = await fetch(`/api/public/suggestions?${new URLSearchParams({ q })}`, {
    signal,
    headers: { 'accept-language': currentLocale() },
  })
  if (!response.ok) return []
  const { suggestions } = (await response.json()) as { suggestions: Suggestion[] }
  const found = suggestions
    .filter(({ kind }) => suggested === 'all' || places.includes(kind))
    .map(({ text, detail }) => ({ text, detail }))
  if (suggested === 'places') return found
  const recent = recentSearches().filter(
    (one) => one.toLowerCase().startsWith(q.toLowerCase()) && one.toLowerCase() !== q.toLowerCase(),
  )
  const known = new Set(found.map(({ text }) => text))
  const before = recent.slice(0, 2).filter((one) => !known.has(one))
  return [...found, ...before.map((one) => ({ text: one, detail: t('Recent search') }))]
}
