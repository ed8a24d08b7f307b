import type pg from 'pg'
import { codeOf } from '#server/db/failure.ts'
import { askConnection, readTimeoutAfter } from '#server/db/statement/ask-connection.ts'
import {
  type CertificateFailure,
  certificateFailure,
  certificateTrouble,
} from '#server/resilience/certificate.ts'
import { StartError } from './start-error.ts'

const remedies: Record<CertificateFailure, string> = {
  expired: 'renew it there',
  early: 'set the clock of this machine, or wait for it',
  name: 'name the host that it is for in DATABASE_URL',
  authority: 'name the file of its authority in DATABASE_URL (sslrootcert=…)',
  plain: 'turn on ssl there, or leave sslmode out of DATABASE_URL',
  refused: 'allow a version of TLS there that this one knows',
}

/** Connects to a database once; a failure is a sentence for the operator. */
export async function reachDatabase(pool: pg.Pool, url: string): Promise<void> {
  try {
    await askOnce(pool, 'select')
  } catch (error) {
    throw new StartError(sentenceOf(error, url))
  }
}

/** Sends a statement on a connection of its own, which is closed if no answer comes. */
export async function askOnce(pool: pg.Pool, text: string): Promise<pg.QueryResult> {
  const client = await pool.connect()
  let failure: unknown
  try {
    const limit = readTimeoutAfter(Number(pool.options.statement_timeout ?? 0))
    return await askConnection(client, { text }, limit)
  } catch (error) {
    failure = error
    throw error
  } finally {
    client.release(failure !== undefined)
  }
}

/** The error code says what is wrong; the message would reveal the user or database. */
function sentenceOf(error: unknown, url: string): string {
  const failure = certificateFailure(error)
  if (failure) {
    const trouble = certificateTrouble(error, url)
    return `The database cannot be used, because ${trouble}: ${remedies[failure]}.`
  }
  const code = codeOf(error) ?? 'no answer'
  if (error instanceof Error && 'path' in error && 'syscall' in error && error.syscall === 'open') {
    return `A file that DATABASE_URL names (sslrootcert, sslcert, sslkey) cannot be read (${code}).`
  }
  return (
    `The database cannot be reached (${code}): start ` +
    'it, or set DATABASE_URL to one that is there.'
  )
}
