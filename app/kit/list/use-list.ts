import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { call } from '#app/api/call.ts'
import { type ReadOptions, useRead, useRetry } from '#app/api/query.tsx'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import type { Pagination } from '#contract/page.ts'
import { changeAddress, type ListChange, readAddress } from './list-address.ts'

export interface Row {
  _id: string
}

export interface List<R extends Row = Row, Values = Record<string, unknown>> {
  rows: readonly R[]
  pagination: Pagination | undefined
  /** Search, filters, sort and page as the endpoint takes them, with defaults. */
  values: Values
  /** Whether a search or a filter limits the list. */
  narrowed: boolean
  /** Writes to the address only; the list follows it. `replace` adds no history entry. */
  set: (change: ListChange, options?: { replace?: boolean }) => void
  /** Removes search and filters. */
  clear: () => void
  loading: boolean
  /** Whether rows of the previous page are shown while the next is loading. */
  stale: boolean
  error: unknown
  retry: () => void
}

/** A list that can also load the rows of other pages. */
export interface WholeList<R extends Row = Row, Values = Record<string, unknown>>
  extends List<R, Values> {
  /** Search and filters as one text, which differs where other rows match. */
  filter: string
  /** Loads all matching rows page by page: at most `max`, each once. */
  all: (max: number) => Promise<readonly R[]>
}

type ListEndpoint = Endpoint & { query?: z.ZodObject }
type ValuesOf<E extends ListEndpoint> = E['query'] extends z.ZodObject
  ? z.output<E['query']>
  : Record<string, unknown>

const notFilters = ['page', 'limit', 'sort', 'after']

/**
 * A list with its state in the address, so that reload, share and back work. `rows` returns the
 * rows of the reply; `fixed` are query values set by this screen; `every` are milliseconds between
 * reads, for rows that change by themselves.
 */
export function useList<E extends ListEndpoint, R extends Row>(
  endpoint: E,
  rows: (reply: ReplyOf<E>) => readonly R[],
  fixed: Record<string, string> = {},
  { every = false }: Pick<ReadOptions, 'every'> = {},
): WholeList<R, ValuesOf<E>> {
  const [searchParams, setSearchParams] = useSearchParams()
  const schema = endpoint.query
  if (!schema) throw new Error(`${endpoint.path} takes no query, so it is no list.`)
  const { values, sent } = readAddress(schema, searchParams)
  // A screen with a fixed page size also fixes the page.
  const first = fixed.limit ? { page: '1' } : {}
  const input: object = { query: { ...first, ...sent, ...fixed } }
  const read = useRead(endpoint, input as CallInput<E>, { keepPrevious: true, every })
  const { data, error, isPending, isPlaceholderData } = read
  const retry = useRetry()
  const set: List['set'] = (change, { replace = false } = {}) =>
    setSearchParams((now) => changeAddress(schema, now, change), {
      replace,
      preventScrollReset: true,
    })
  const pagination = paginationIn(data)
  const last = pagination && pagination.page > pagination.pages ? pagination.pages : 0
  // The last rows of the last page were removed, or an old link was opened: go to the page before.
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
    // A row added while the pages are read moves another one to the next page.
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
