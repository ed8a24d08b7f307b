import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { call } from '#app/api/call.ts'
import { useRead, useRetry } from '#app/api/query.tsx'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import type { Pagination } from '#contract/page.ts'
import { changeAddress, type ListChange, readAddress } from './list-address.ts'

export interface Row {
  _id: string
}

export interface List<R extends Row = Row, Values = Record<string, unknown>> {
  rows: readonly R[]
  pagination: Pagination | undefined
  /** Search, filters, sort and page as the endpoint understands them, defaults included. */
  values: Values
  /** Something besides page and sort narrows the list. */
  narrowed: boolean
  /** Writes the address, nothing else; the list follows it. `replace` leaves no step for "back". */
  set: (change: ListChange, options?: { replace?: boolean }) => void
  /** Takes away search and filters. */
  clear: () => void
  loading: boolean
  /** Rows of the former page are shown while the next is on its way. */
  stale: boolean
  error: unknown
  retry: () => void
}

/** A list of which also what stands on other pages can be had. */
export interface WholeList<R extends Row = Row, Values = Record<string, unknown>>
  extends List<R, Values> {
  /** What narrows it, as one text: another text finds other rows. */
  filter: string
  /** All rows that match, read page by page: at most so many, each once. */
  all: (max: number) => Promise<readonly R[]>
}

type ListEndpoint = Endpoint & { query?: z.ZodObject }
type ValuesOf<E extends ListEndpoint> = E['query'] extends z.ZodObject
  ? z.output<E['query']>
  : Record<string, unknown>

const notFilters = ['page', 'limit', 'sort', 'after']

/**
 * A list whose memory is the address: reload, share and back all work. `rows` picks the rows out of
 * the reply; `fixed` are query values that this screen sets itself.
 */
export function useList<E extends ListEndpoint, R extends Row>(
  endpoint: E,
  rows: (reply: ReplyOf<E>) => readonly R[],
  fixed: Record<string, string> = {},
): WholeList<R, ValuesOf<E>> {
  const [address, setAddress] = useSearchParams()
  const schema = endpoint.query
  if (!schema) throw new Error(`${endpoint.path} takes no query, so it is no list.`)
  const { values, sent } = readAddress(schema, address)
  // Whoever says how long a page is also says which one.
  const first = fixed.limit ? { page: '1' } : {}
  const input: object = { query: { ...first, ...sent, ...fixed } }
  const read = useRead(endpoint, input as CallInput<E>, { keep: true })
  const { data, error, isPending, isPlaceholderData } = read
  const retry = useRetry()
  const set: List['set'] = (change, { replace = false } = {}) =>
    setAddress((now) => changeAddress(schema, now, change), {
      replace,
      preventScrollReset: true,
    })
  const pagination = paginationIn(data)
  const last = pagination && pagination.page > pagination.pages ? pagination.pages : 0
  // The last rows of the last page were dealt with, or an old link was followed: what is left
  // stands on the page before.
  useEffect(() => {
    if (last > 0 && !isPlaceholderData) set({ page: last }, { replace: true })
  })
  const filters = Object.keys(sent).filter((name) => !notFilters.includes(name))
  return {
    rows: data === undefined ? [] : rows(data),
    pagination,
    values: values as ValuesOf<E>,
    narrowed: filters.length > 0,
    filter: JSON.stringify({ ...pick(sent, filters), ...fixed }),
    all: (max) => readAll(endpoint, { ...sent, ...fixed }, rows, max),
    set,
    clear: () => set(Object.fromEntries(filters.map((name) => [name, undefined]))),
    loading: isPending,
    stale: isPlaceholderData,
    error: data === undefined ? error : null,
    retry,
  }
}

const maxPageSize = 100

async function readAll<E extends ListEndpoint, R extends Row>(
  endpoint: E,
  query: Record<string, string>,
  rows: (reply: ReplyOf<E>) => readonly R[],
  max: number,
): Promise<readonly R[]> {
  const found = new Map<string, R>()
  for (let page = 1; ; page++) {
    const input: object = { query: { ...query, page: `${page}`, limit: `${maxPageSize}` } }
    const reply = await call(endpoint, input as CallInput<E>)
    // A row that came while the pages were read pushes another over to the next page.
    for (const row of rows(reply)) found.set(row._id, row)
    const pages = paginationIn(reply)?.pages ?? 1
    if (page >= pages || found.size >= max) return [...found.values()].slice(0, max)
  }
}

function pick(values: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

function paginationIn(reply: unknown): Pagination | undefined {
  return reply && typeof reply === 'object' && 'pagination' in reply
    ? (reply.pagination as Pagination)
    : undefined
}
