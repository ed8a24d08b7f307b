import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../client.ts'
import { type Effort, type Figures, measureHttp, type Next } from '../measure.ts'
import { readMetric } from '../metric.ts'
import { processorOfFamily } from '../processor.ts'
import type { PageKind } from './page-kinds.ts'

/** What pages of one kind cost. */
export interface PageLine {
  name: string
  /** HTML before compression, and as browsers are sent it. */
  bytes: number
  sent: number
  /** Milliseconds of the servers' processor: a page nobody has asked for, and a repeated one. */
  fresh: number
  /** Of the database's for the first of them; counted in hundredths of a second. */
  database: number
  /** The same, packed for browsers. */
  packed: number
  again: number
  load: Load
}

/** Pages a second with so many visitors, and how many were refused or broke. */
export interface Load {
  clients: number
  fresh: Figures
  again: Figures
}

/** What is measured: processes of one database, between which the visitors are spread. */
export interface Servers {
  urls: readonly string[]
  /** The process of PostgreSQL that starts the others. */
  databaseId: number
}

const encoding = 'br'
/** Few at once: what is asked is the processor's time, not how long one waits for it. */
const few = { requests: 400, seconds: 6 }

export const crowd = (clients: number): Effort => ({ clients, requests: 50_000, seconds: 5 })

export async function measureKind(servers: Servers, kind: PageKind): Promise<PageLine> {
  const { urls } = servers
  const [url = ''] = urls
  const effort = { ...few, clients: 2 * urls.length }
  const again = () => kind.again
  // Code that was never run is compiled first; that is not what is asked here.
  await measureHttp(urls, kind.next, {
    clients: 4 * urls.length,
    requests: 1_000 * urls.length,
    seconds: 10 * urls.length,
  })
  const fresh = await processorOf(servers, kind.next, effort)
  return {
    name: kind.name,
    bytes: await bytesOf(url, kind.again),
    sent: await bytesOf(url, kind.again, encoding),
    fresh: fresh.servers,
    database: fresh.database,
    packed: (await processorOf(servers, kind.next, { ...effort, encoding })).servers,
    again: (await processorOf(servers, again, { ...effort, requests: 4_000 })).servers,
    load: await measureLoad(urls, kind, 32),
  }
}

export async function measureLoad(
  urls: readonly string[],
  { next, again }: { next: Next; again: string },
  clients: number,
): Promise<Load> {
  const fresh = await measureHttp(urls, next, crowd(clients))
  return { clients, fresh, again: await measureHttp(urls, () => again, crowd(clients)) }
}

async function bytesOf(url: string, path: string, encoding?: string): Promise<number> {
  const client = await Connection.open(url, { encoding })
  const { body } = await client.get(path)
  client.close()
  return body.length
}

/** Milliseconds of processor for one answer. */
async function processorOf({ urls, databaseId }: Servers, next: Next, effort: Effort) {
  const spent = async () => {
    const each = urls.map((url) => readMetric(url, 'process_cpu_seconds_total'))
    const seconds = (await Promise.all(each)).reduce((sum, one) => sum + one, 0)
    return { servers: 1_000 * seconds, database: processorOfFamily(databaseId) }
  }
  const before = await spent()
  const { count } = await measureHttp(urls, next, effort)
  // What an answer leaves behind is cleared away after it.
  await wait(200)
  const after = await spent()
  return {
    servers: (after.servers - before.servers) / count,
    database: (after.database - before.database) / count,
  }
}
