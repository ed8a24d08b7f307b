import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import type { Right } from './access.ts'
import { endpoint } from './endpoint.ts'
import { idParams, optional, queryNumber } from './field.ts'
import { Pagination } from './page.ts'

/** Paging of a list that returns all rows unless a page is requested (API-5). */
export const openPaging = {
  page: optional(queryNumber(1, 1_000_000)),
  limit: optional(queryNumber(1, 100)),
}

/** The version of the record that a change was made from. Without it the last save wins. */
export const version = z.number().int().min(1).optional()

/** Parts of the usual five endpoints of one kind of master data. */
export interface CrudNoun<One, Many, Row, Create, Change, Query, Read, Write, Remove> {
  path: `/${string}`
  /** The names in replies: `{ interest: … }` and `{ interests: […] }`. */
  one: One
  many: Many
  /** The names in sentences of the API document: "interest", "interests". */
  words: { one: string; many: string }
  row: Row
  create: Create
  /** Fields that are left out keep their value (API-2). Carries the `version` it was made from. */
  change: Change
  query: Query
  may: { read: Read; write: Write; remove: Remove }
}

/** Builds the usual five endpoints: list, get, create, change, remove (style 3). */
export function crud<
  One extends string,
  Many extends string,
  Row extends z.ZodType,
  Create extends z.ZodType,
  Change extends z.ZodType,
  Query extends z.ZodObject,
  Read extends Right,
  Write extends Right,
  Remove extends Right,
>(noun: CrudNoun<One, Many, Row, Create, Change, Query, Read, Write, Remove>) {
  const { path, words, may } = noun
  const one = z.object({ [noun.one]: noun.row } as Record<One, Row>)
  const rows = { [noun.many]: z.array(noun.row) } as Record<Many, z.ZodArray<Row>>
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: may.read,
      summary: `List ${words.many}`,
      query: noun.query,
      reply: z.object({ ...rows, pagination: Pagination }),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      access: may.read,
      summary: `Get one ${words.one}`,
      params: idParams,
      reply: one,
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: may.write,
      summary: `Add a ${words.one}`,
      body: noun.create,
      reply: one,
      status: 201,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      access: may.write,
      summary: `Change the given fields of a ${words.one}`,
      params: idParams,
      body: noun.change,
      reply: one,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access: may.remove,
      summary: `Delete a ${words.one}`,
      params: idParams,
      reply: Acknowledgement,
    }),
  }
}
