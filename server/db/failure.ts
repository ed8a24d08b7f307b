import { regExp } from '#domain/text/reg-exp.ts'

/** What errors of Node and PostgreSQL mean. SQLSTATE codes: PostgreSQL manual, appendix A. */

/** The `code` of an error of Node or PostgreSQL, such as `EACCES` or `23505`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The SQLSTATE of an error that PostgreSQL sent: `57014` statement timeout, `53100` disk full. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error)
  return code && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E') ? code : undefined
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Whether the disk is used up, or what the operator allows of it: the server's, or the database's.
 */
export function storageIsFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '')
}

const away = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '53300', '58030'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
])

// pg gives these no code; they are found in pg 8.23's client.js and connection.js and in pg-pool.
const awayMessage = regExp()`
  ^(Connection terminated|Client (has encountered a connection error|was closed)
  |timeout (exceeded when trying to connect|expired)|Query read timeout
  |Cannot use a pool after calling end)
`

/**
 * Whether the database cannot be asked at the moment: refused, reset, shutting down, starting up,
 * out of connections, or silent. The same call may succeed later, so the answer is 503.
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
 * File errors share codes with socket errors; only the latter name a connect, a read or a lookup.
 */
function isFromSocket(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('syscall' in error)) return false
  return /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall)) && !('path' in error)
}

const violations = new Set(['23505', '23503', '23514', '23P01'])

/** Which rule of the schema was broken: unique, foreign key, check or exclusion (23P01). */
export function constraintOf(error: unknown): { code: string; constraint: string } | undefined {
  const code = sqlState(error)
  if (!code || !violations.has(code)) return undefined
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? { code, constraint: error.constraint } : undefined
}
