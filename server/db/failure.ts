import { regExp } from '#domain/text/reg-exp.ts'

/** The meaning of Node and PostgreSQL errors. SQLSTATE codes: PostgreSQL manual, appendix A. */

/** Returns the `code` of a Node or PostgreSQL error, such as `EACCES` or `23505`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Returns the SQLSTATE of a PostgreSQL error: `57014` statement timeout, `53100` disk full. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error)
  return code && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E') ? code : undefined
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns whether the disk or its quota is full, on the server's or the database's side. */
export function storageIsFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '')
}

/** No connection could be had, whatever the reason: its message and code are the reason's. */
export class NoConnection extends Error {
  readonly code: string | undefined

  constructor(reason: unknown) {
    super(messageOf(reason), { cause: reason })
    this.name = 'NoConnection'
    this.code = codeOf(reason)
  }
}

/**
 * What a server says that is not there for us: connection exceptions (08), refused sign-ins (28),
 * ended by an operator or an idle limit, short of connections, its own system errors (58), no
 * primary any more (25006), a database or prepared statement that a pooler lost, and a commit whose
 * end is unknown (40003).
 */
const awayState = /^(?:08|28|57000|57P|58|25P0[34]|25006|26000|3D000|40003|42P05|53300)/

// These errors have no code; the messages are from pg 8.23 (client.js, connection.js), pg-pool and
// Kysely 0.29 (postgres-driver.js).
const awayMessage = regExp()`
  ^(Connection terminated|Client (has encountered a connection error|was closed)
  |timeout (exceeded when trying to connect|expired)|Query read timeout
  |Received unexpected \w+ message from backend
  |Cannot use a pool after calling end|Postgres connection has been discarded
  |driver has already been destroyed)
`

/**
 * Returns whether the database is unavailable: refused, reset, shutting down, starting up, made a
 * standby, out of connections, or silent. A retry may succeed later, so the response is 503.
 */
export function databaseIsAway(error: unknown): boolean {
  if (error instanceof NoConnection) return true
  if (error instanceof AggregateError) return error.errors.some(databaseIsAway)
  const state = sqlState(error)
  if (state) return awayState.test(state) || endsConnection(error, state)
  if (codeOf(error)) return isFromSocket(error)
  return error instanceof Error && awayMessage.test(error.message)
}

/** A server that says FATAL ends the connection; a standby does so where replay needs a row. */
function endsConnection(error: unknown, state: string): boolean {
  if (typeof error !== 'object' || error === null || !('severity' in error)) return false
  return ['FATAL', 'PANIC'].includes(String(error.severity)) && !state.startsWith('40')
}

const socketCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTCONN', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
])

/**
 * File errors share codes with socket errors, but only socket errors name a connect, read or
 * lookup, or nothing at all (`EPIPE`: the other side had ended the connection before the write).
 */
function isFromSocket(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || 'path' in error) return false
  const code = codeOf(error) ?? ''
  if (!('syscall' in error)) return code === 'EPIPE'
  const isCall = /^(connect|read|write|shutdown|getaddrinfo)$/.test(String(error.syscall))
  return isCall && socketCodes.has(code)
}

/**
 * Returns whether the statement collided or found no room in time: serialization failures and
 * deadlocks that were tried again in vain, locks, memory, and plans of another release's tables.
 */
export function databaseIsBusy(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  return /^(?:57014|40001|40P01|55P03|53)/.test(state) || isOutdatedPlan(error)
}

/** Another release changed the columns that a prepared statement selects. */
export function isOutdatedPlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && messageOf(error).startsWith('cached plan must not change')
}

const violations = new Set(['23505', '23503', '23514', '23P01'])

/** Returns the violated constraint: unique, foreign key, check or exclusion (23P01). */
export function constraintOf(error: unknown): { code: string; constraint: string } | undefined {
  const code = sqlState(error)
  if (!code || !violations.has(code)) return undefined
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? { code, constraint: error.constraint } : undefined
}
