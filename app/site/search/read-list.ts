import { read } from '#app/api/inject.ts'
import { type PropertyCard, property } from '#contract/property.ts'
import { addressFor, type Chip, chipsOf, type Filter } from './filter.ts'

type Arguments = Parameters<typeof read>[0]

/** Cards the listing page shows, and how to go on. */
export interface ListPage {
  properties: PropertyCard[]
  /** Exact, from the server. */
  total: number
  /** The first and the last page these cards make up. */
  first: number
  page: number
  /** Where the next page continues; `null` at the end. */
  next: string | null
  /** The cursor these cards continue from; `null` for cards of a page's start. */
  after: string | null
}

/** Spec section 9. */
const pageSize = 12
const largestRead = 96
/** Pages shown under one another at most; beyond, the address begins a new stretch. */
const stretch = 24

async function readSome(
  args: Arguments,
  { type, amenities, ...rest }: Filter,
  from: { page: number } | { after: string },
  limit: number,
) {
  const query = {
    ...rest,
    propertyType: type,
    amenities: amenities?.join(','),
    limit: String(limit),
    ...('page' in from ? { page: String(from.page) } : { after: from.after }),
  }
  const { properties, pagination } = await read(args, property.publicList, { query })
  return { properties, total: pagination.total, next: pagination.next ?? null }
}

interface Position {
  filter: Filter
  /** 1 and up. */
  page: number
}

/** The one page that follows the cards `after` names. */
export async function readMore(
  args: Arguments,
  { filter, page, after }: Position & { after: string },
): Promise<ListPage> {
  return { ...(await readSome(args, filter, { after }, pageSize)), first: page, page, after }
}

/**
 * The cards of an address. `page=3` shows the first three pages, so that back, reload and sharing
 * find the same cards; a page beyond the end shows what there is from its stretch's start.
 */
export async function readList(args: Arguments, { filter, page }: Position): Promise<ListPage> {
  const first = page - ((page - 1) % stretch)
  let part = await readSome(args, filter, { page: first }, pageSize)
  const properties = [...part.properties]
  const wanted = (page - first + 1) * pageSize
  while (part.next && properties.length < wanted) {
    const limit = Math.min(wanted - properties.length, largestRead)
    part = await readSome(args, filter, { after: part.next }, limit)
    properties.push(...part.properties)
  }
  return { ...part, properties, first, page, after: null }
}

/** A filter to let go of when nothing is found, and how many homes that would show. */
export interface WayOut {
  label: string
  address: string
  total: number
}

/** Tries each filter's absence; those that lead to homes, the most first. */
export async function waysOut(args: Arguments, filter: Filter): Promise<WayOut[]> {
  const tries = await Promise.all(chipsOf(filter).map((chip) => tryWithout(args, chip)))
  return tries.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}

async function tryWithout(args: Arguments, { label, without }: Chip): Promise<WayOut> {
  const { total } = await readSome(args, without, { page: 1 }, 1)
  return { label, address: addressFor(without), total }
}
