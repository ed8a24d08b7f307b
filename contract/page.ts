import { z } from 'zod'
import { queryNumber } from './field.ts'

/** `page` and `limit` of every list: clamped to 1.. and 1..100, never refused for being too large. */
export function paging(defaultLimit: number) {
  return {
    page: queryNumber(1, 1_000_000_000).default(1),
    limit: queryNumber(1, 100).default(defaultLimit),
  }
}

/** What every list says about itself (design 4). `next` continues a list that grows meanwhile. */
export const Pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  pages: z.number(),
  next: z.string().nullable().optional(),
})
export type Pagination = z.infer<typeof Pagination>

/** Works out `pagination` from a total. A page beyond the end is an empty list, not an error. */
export function paginationOf(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) }
}

/** The same for a list that is whole unless a page is asked for: without a limit, one page of all. */
export function openPaginationOf(
  { page = 1, limit }: { page?: number | undefined; limit?: number | undefined },
  total: number,
): Pagination {
  return limit === undefined
    ? { page: 1, limit: total, total, pages: Math.min(total, 1) }
    : paginationOf(page, limit, total)
}
