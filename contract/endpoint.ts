import type { z } from 'zod'
import type { Access } from './access.ts'
// What a schema says to people where it has no sentence of its own.
import './sentence.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Everything browser and server agree on about one call, as plain data: it can be served, called,
 * documented and walked by a test. `path` is below /api with `:name` for parameters.
 */
export interface Endpoint<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType | undefined = z.ZodType | undefined,
  Asks extends Access = Access,
> {
  method: Method
  path: `/${string}`
  access: Asks
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** A whitelist: what it does not name does not leave. Carries no transform and no default. */
  reply?: Reply
  /** 200 unless told. */
  status?: 200 | 201 | 202 | 204
  /** The body is multipart/form-data with files, read by the handler itself. */
  upload?: { maxBytes: number; maxFiles: number }
  /** The reply is a file, not JSON: its media type. */
  download?: string
  /** Milliseconds the browser waits before giving up; 10,000 by default (API-3). */
  timeout?: number
}

/** A typed identity: keeps the literal types of one endpoint. */
export function endpoint<
  Asks extends Access,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Reply extends z.ZodType | undefined = undefined,
>(
  definition: Endpoint<Params, Query, Body, Reply, Asks>,
): Endpoint<Params, Query, Body, Reply, Asks> {
  return definition
}

// A part that may be absent has type `Schema | undefined`: the schema alone decides.
type Given<Schema> = Exclude<Schema, undefined>
type InputOf<Schema> = Given<Schema> extends z.ZodType ? z.input<Given<Schema>> : undefined
type OutputOf<Schema> = [Given<Schema>] extends [never]
  ? undefined
  : Given<Schema> extends z.ZodType
    ? z.output<Given<Schema>>
    : undefined

/** The shapes of one endpoint: what a caller gives, what a handler receives, what comes back. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>
export type ReplyOf<E extends Endpoint> = OutputOf<E['reply']>

type Part<Name extends string, Schema> = [Given<Schema>] extends [never]
  ? Record<never, never>
  : Record<never, never> extends InputOf<Schema>
    ? { [K in Name]?: InputOf<Schema> }
    : { [K in Name]: InputOf<Schema> }

/**
 * What `call(endpoint, input)` takes: only the parts the endpoint has, optional where all may be
 * left out.
 */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

export type BodyInputOf<E extends Endpoint> = InputOf<E['body']>
