import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../client.ts'
import { type Effort, type Figures, measureHttp, type Next } from '../measure.ts'
import { readMetric } from '../metric.ts'
import type { PageKind } from './page-kinds.ts'

/** What pages of one kind cost. */
export interface PageLine {
  name: string
  /** HTML before compression, and as browsers are sent it. */
  bytes: number
  sent: number
  /** Milliseconds of the server's processor: a page nobody has asked for, and a repeated one. */
  fresh: number
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

const encoding = 'br'
/** One after the other: what is asked is the processor's time, not how long one waits for it. */
const few: Effort = { clients: 2, requests: 400, seconds: 6 }

export const crowd = (clients: number): Effort => ({ clients, requests: 50_000, seconds: 5 })

export async function measureKind(url: string, kind: PageKind): Promise<PageLine> {
  const again = () => kind.again
  // Code that was never run is compiled first; that is not what is asked here.
  await measureHttp(url, kind.next, { clients: 4, requests: 1_000, seconds: 10 })
  return {
    name: kind.name,
    bytes: await bytesOf(url, kind.again),
    sent: await bytesOf(url, kind.again, encoding),
    fresh: await processorOf(url, kind.next, few),
    packed: await processorOf(url, kind.next, { ...few, encoding }),
    again: await processorOf(url, again, { ...few, requests: 4_000 }),
    load: await measureLoad(url, kind, 32),
  }
}

export async function measureLoad(
  url: string,
  { next, again }: { next: Next; again: string },
  clients: number,
): Promise<Load> {
  const fresh = await measureHttp(url, next, crowd(clients))
  return { clients, fresh, again: await measureHttp(url, () => again, crowd(clients)) }
}

async function bytesOf(url: string, path: string, encoding?: string): Promise<number> {
  const client = await Connection.open(url, { encoding })
  const { body } = await client.get(path)
  client.close()
  return body.length
}

/** Milliseconds of processor for one answer. */
async function processorOf(url: string, next: Next, effort: Effort): Promise<number> {
  const spent = () => readMetric(url, 'process_cpu_seconds_total')
  const before = await spent()
  const { count } = await measureHttp(url, next, effort)
  // What an answer leaves behind is cleared away after it.
  await wait(200)
  return (1_000 * ((await spent()) - before)) / count
}
