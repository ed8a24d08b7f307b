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

/** What every list says about itself (API-4). `next` continues a list that grows meanwhile. */
export const Pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  pages: z.number(),
  /**
   * There are more than `total`: a log is counted, and its pages are turned, so far and no further.
   */
  isMore: z.boolean().optional(),
  next: z.string().nullable().optional(),
})
export type Pagination = z.infer<typeof Pagination>

/**
 * Works out `pagination` from a total. A page beyond the end is an empty list, not an error.
 * `reach` is how many can be paged through, where that is fewer than there are.
 */
export function paginationOf(
  page: number,
  limit: number,
  total: number,
  reach: number = total,
): Pagination {
  return { page, limit, total, pages: Math.ceil(Math.min(total, reach) / limit) }
}

/** The same for a log that is counted only so far. */
export function pagesOfLog(
  page: number,
  limit: number,
  { total, isMore }: { total: number; isMore: boolean },
): Pagination {
  return { ...paginationOf(page, limit, total), ...(isMore && { isMore }) }
}

/**
 * The same for a list that is whole unless a page is asked for: without a limit, one page of all.
 */
export function openPaginationOf(
  { page = 1, limit }: { page?: number | undefined; limit?: number | undefined },
  total: number,
): Pagination {
  return limit === undefined
    ? { page: 1, limit: total, total, pages: Math.min(total, 1) }
    : paginationOf(page, limit, total)
}
