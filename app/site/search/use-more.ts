import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { LateData } from '#app/site/late-data.ts'
import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import type { ListPage } from './read-list.ts'

export interface More {
  /** All cards on screen: the page rendered by the server and those added since. */
  cards: ListPage['cards']
  state: 'idle' | 'loading' | 'failed' | 'end'
  /** The target of Load More without JavaScript. */
  nextAddress: string
  load: () => void
}

/**
 * Adds further pages below the first. Updates the address without a navigation, so that back and
 * reload return to the same cards.
 */
export function useMore(filter: Filter, start: ListPage): More {
  const fetcher = useFetcher<LateData<{ list: ListPage }>>()
  const [added, setAdded] = useState<ListPage[]>([])
  const last = added.at(-1) ?? start
  const { data, state } = fetcher
  useEffect(() => {
    if (!data || !('list' in data)) return
    const { list } = data
    setAdded((pages) => ((pages.at(-1) ?? start).next === list.after ? [...pages, list] : pages))
  }, [data, start])
  useEffect(() => {
    if (last.page === start.page) return
    window.history.replaceState(
      window.history.state,
      '',
      pagePath(addressFor(filter, last.page, start.first)),
    )
  }, [filter, last.page, start])
  const nextAddress = addressFor(filter, last.page + 1)
  const busy = state !== 'idle'
  const failed = !busy && data !== undefined && 'failed' in data
  return {
    cards: [start, ...added].flatMap((page) => page.cards),
    state: !last.next ? 'end' : busy ? 'loading' : failed ? 'failed' : 'idle',
    nextAddress,
    load: () => {
      const query = nextAddress.split('?')[1]
      fetcher.load(`/properties/more?${query}&after=${encodeURIComponent(last.next ?? '')}`)
    },
  }
}
