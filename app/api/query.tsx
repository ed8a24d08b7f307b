import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { addressOf } from './address.ts'
import { call } from './call.ts'
import { onChange } from './change.ts'
import { CallFailed } from './failure.ts'

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // A refusal stays a refusal; a lost connection is worth one more try.
        retry: (count, error) => error instanceof CallFailed && count < 1,
        retryDelay: 800,
        // Offline is said at once instead of waited out; what failed is read again on reconnection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * The cache of a portal or the back office. After any successful write it fetches again what is on
 * screen, and only that: no screen keeps a list of keys to forget.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  useEffect(() => onChange(() => void client.invalidateQueries()), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

export interface ReadOptions {
  /** False holds the read back until something it needs is known. */
  enabled?: boolean
  /** Milliseconds between reads, for what moves by itself (an import's progress). */
  every?: number | false
  /** Shows the former answer while the next is on its way (paging). */
  keep?: boolean
}

/** Reads one endpoint through the cache; the address of the call is its key. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, every = false, keep = false }: ReadOptions = {},
): UseQueryResult<ReplyOf<E>> {
  return useQuery<ReplyOf<E>>({
    queryKey: [addressOf(endpoint, input)],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled,
    refetchInterval: every,
    ...(keep && { placeholderData: keepPreviousData }),
  })
}

/**
 * Asks again for everything on screen that could not be read: one Retry is enough for all of it.
 */
export function useRetry(): () => void {
  const client = useQueryClient()
  return () =>
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
}
