import { z } from 'zod'
import { queryNumber } from './field.ts'

/**
 * `page` and `limit` of every list: clamped to 1.. and 1..100, never refused for being too large.
 */
export function paging(defaultLimit: number) {
  return {
    page: queryNumber(1, 1_000_000_000).default(1),
    limit: queryNumber(1, 100).default(defaultLimit),
  }
}

/** The paging data of every list (API-4). `next` continues a list while rows are added to it. */
export const Pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  pages: z.number(),
  /** Whether there are more than `total`: a log is counted and paged only up to a limit. */
  isMore: z.boolean().optional(),
  next: z.string().nullable().optional(),
})
export type Pagination = z.infer<typeof Pagination>

/**
 * Computes `pagination` from a total. A page beyond the end is an empty list, not an error. `reach`
 * is the number of rows that can be paged through, where that is below the total.
 */
export function paginationOf(
  page: number,
  limit: number,
  total: number,
  reach: number = total,
): Pagination {
  return { page, limit, total, pages: Math.ceil(Math.min(total, reach) / limit) }
}

/** The same for a log, which is counted only up to a limit. */
export function pagesOfLog(
  page: number,
  limit: number,
  { total, isMore }: { total: number; isMore: boolean },
): Pagination {
  return { ...paginationOf(page, limit, total), ...(isMore && { isMore }) }
}

/** The same for a list that returns all rows without a limit: then one page with all of them. */
export function openPaginationOf(
  { page = 1, limit }: { page?: number | undefined; limit?: number | undefined },
  total: number,
): Pagination {
  return limit === undefined
    ? { page: 1, limit: total, total, pages: Math.min(total, 1) }
    : paginationOf(page, limit, total)
}
