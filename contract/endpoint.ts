import type { z } from 'zod'
import type { Access } from './access.ts'
import type { Scope } from './partner/scope.ts'
// Sets the messages of schemas that have no sentence of their own.
import './sentence.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * An endpoint as agreed on by browser and server. It is plain data, so that it can be served,
 * called, documented and listed by a test. `path` is below /api with `:name` for parameters.
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
  /**
   * The session must have proven within the last minutes who acts (decision 0111); `'with-factor'`:
   * only where the account has a second factor, because the call itself brings the password.
   */
  stepUp?: true | 'with-factor'
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** A whitelist: other fields are not sent. Has no transform and no default. */
  reply?: Reply
  /**
   * A field of the reply that is a secret: a repeated call with the same Idempotency-Key gets null
   * in its place, and it is stored nowhere.
   */
  shownOnce?: string
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204
  /** The scope of API keys that may call it; without one it refuses keys. */
  scope?: Scope
  /** The body is multipart/form-data with files, which the handler reads itself. */
  upload?: { maxBytes: number; maxFiles: number }
  /** The media type of the reply, where it is a file and not JSON. */
  download?: string
  /** Milliseconds until the browser gives up; 10,000 by default (API-3). */
  timeout?: number
}

/** Returns its argument. Keeps the literal types of one endpoint. */
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

// A part that may be absent has type `Schema | undefined`; only its schema matters here.
type Given<Schema> = Exclude<Schema, undefined>
type InputOf<Schema> = Given<Schema> extends z.ZodType ? z.input<Given<Schema>> : undefined
type OutputOf<Schema> = [Given<Schema>] extends [never]
  ? undefined
  : Given<Schema> extends z.ZodType
    ? z.output<Given<Schema>>
    : undefined

/** Types of one endpoint: what a caller passes, what a handler receives, what it replies. */
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
 * The input of `call(endpoint, input)`: only the parts the endpoint has, optional where all their
 * fields are.
 */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

export type BodyInputOf<E extends Endpoint> = InputOf<E['body']>
