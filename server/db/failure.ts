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

const away = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '53300', '58030'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
])

// These errors have no code; the messages are from pg 8.23 (client.js, connection.js), pg-pool and
// Kysely 0.29 (postgres-driver.js).
const awayMessage = regExp()`
  ^(Connection terminated|Client (has encountered a connection error|was closed)
  |timeout (exceeded when trying to connect|expired)|Query read timeout
  |Cannot use a pool after calling end|Postgres connection has been discarded)
`

/**
 * Returns whether the database is unavailable: refused, reset, shutting down, starting up, out of
 * connections, or silent. A retry may succeed later, so the response is 503.
 */
export function databaseIsAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(databaseIsAway)
  const state = sqlState(error)
  if (state) return away.has(state) || state.startsWith('08')
  const code = codeOf(error)
  if (code) return away.has(code) && isFromSocket(error)
  return error instanceof Error && awayMessage.test(error.message)
}

/**
 * File errors share codes with socket errors, but only socket errors name a connect, read or
 * lookup.
 */
function isFromSocket(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('syscall' in error)) return false
  return /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall)) && !('path' in error)
}

const violations = new Set(['23505', '23503', '23514', '23P01'])

/** Returns the violated constraint: unique, foreign key, check or exclusion (23P01). */
export function constraintOf(error: unknown): { code: string; constraint: string } | undefined {
  const code = sqlState(error)
  if (!code || !violations.has(code)) return undefined
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? { code, constraint: error.constraint } : undefined
}
