import type pg from 'pg'

/**
 * Sends a statement on a connection and returns what it answers, at most after a time in
 * milliseconds (0: without limit). pg is given the callback from the start: as a promise, and with
 * a limit of its own, it replaces the callback later, and then V8 keeps every row that was received
 * until it collects its old generation.
 */
export async function askConnection(
  client: pg.ClientBase,
  statement: pg.QueryConfig,
  readTimeout: number,
): Promise<pg.QueryResult> {
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      if (readTimeout > 0) {
        timer = setTimeout(() => reject(new Error('Query read timeout')), readTimeout)
      }
      client.query(statement, (error, result) => (error ? reject(error) : resolve(result)))
    })
  } catch (error) {
    // The stack of the socket says nothing; this one says who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * When a read is given up, after the server's own limit, which cannot end a wait on a network that
 * drops all packets.
 */
export const readTimeoutAfter = (statementTimeout: number) =>
  statementTimeout && statementTimeout + 500
