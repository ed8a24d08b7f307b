import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRetry } from '#app/api/query.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Problem } from './problem.tsx'

interface LoadedProps<Reply> {
  read: UseQueryResult<Reply>
  /** The screen's message for a failed read: "Failed to load interest". */
  failed: string
  /** The height while loading: "h-96". */
  height?: string
  children: (reply: Reply) => ReactNode
}

/** The three states of a read: loading, failed with a retry, loaded. */
export function Loaded<Reply>({ read, failed, height = 'h-80', children }: LoadedProps<Reply>) {
  const retry = useRetry()
  if (read.data !== undefined) return children(read.data)
  if (read.isError) return <Problem title={failed} error={read.error} onRetry={retry} />
  return <Skeleton className={`w-full ${height}`} />
}
