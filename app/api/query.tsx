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
        // A refusal is final; a lost connection is retried once.
        retry: (count, error) => error instanceof CallFailed && count < 1,
        retryDelay: 800,
        // Reports offline at once instead of waiting; failed reads are refetched on reconnection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * The cache of a portal or the back office. After any successful write it refetches what is on
 * screen and nothing else, so that no screen has a list of keys to invalidate.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  useEffect(() => onChange(() => void client.invalidateQueries()), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

export interface ReadOptions {
  /** False delays the read until something it needs is known. */
  enabled?: boolean
  /** Milliseconds between reads, for data that changes by itself (an import's progress). */
  every?: number | false
  /** Shows the previous data while the next is loading (paging). */
  keepPrevious?: boolean
}

/** Reads one endpoint through the cache; the address of the call is its key. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, every = false, keepPrevious = false }: ReadOptions = {},
): UseQueryResult<ReplyOf<E>> {
  return useQuery<ReplyOf<E>>({
    queryKey: [addressOf(endpoint, input)],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled,
    refetchInterval: every,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}

/** Refetches everything on screen that failed to load, so that one Retry is enough. */
export function useRetry(): () => void {
  const client = useQueryClient()
  return () =>
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
}
