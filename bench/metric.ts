import { setTimeout as wait } from 'node:timers/promises'

const maxAttempts = 20

/** One figure of the server's own at `/metrics`. */
export async function readMetric(url: string, name: string): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const answer = await fetch(`${url}/metrics`)
    const value = new RegExp(`^${name} (\\S+)`, 'm').exec(await answer.text())?.[1]
    if (value !== undefined) return Number(value)
    // A server that is too busy to answer says when to come again.
    await wait(1_000 * Number(answer.headers.get('retry-after') ?? 1))
  }
  throw new Error(`The server does not tell ${name}.`)
}
