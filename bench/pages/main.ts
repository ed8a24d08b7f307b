import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withCommas } from '#domain/text/format-number.ts'
import { readConfig } from '#server/config.ts'
import { measureHttp } from '../measure.ts'
import { onSite } from '../run.ts'
import { gather } from '../supply.ts'
import { table } from '../table.ts'
import {
  type Load,
  measureKind,
  measureLoad,
  type PageLine,
  type Servers,
} from './measure-pages.ts'
import { type PageKind, pageKinds } from './page-kinds.ts'
import { profileDuring, profilerPort } from './profile.ts'
import { onServers } from './servers.ts'

const usage = `npm run bench:pages -- [--listings 10000] [--processes 1] [--data FOLDER]
                       [--only NAME] [--profile]

  What the public pages cost the server: milliseconds of its processor for a page that nobody has
  asked for and for one that is asked for again, bytes, and pages a second with 16, 32 and 256
  visitors on the same machine. With --processes so many of one database share the visitors. With
  --profile where the time goes, as V8 sees the main thread of one.
`

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const listings = Number(values.listings)
const processes = Number(values.processes)
const isMeant =
  Number.isSafeInteger(listings) && listings >= 1_000 && Number.isSafeInteger(processes)
if (values.help || !isMeant || processes < 1) {
  process.stderr.write(usage)
  process.exit(values.help ? 0 : 1)
}

const say = (line: string) => process.stderr.write(`${line}\n`)
const home = values.data ? resolve(values.data) : join(readConfig().dataDir, 'bench')
const folder = join(home, String(listings))
const options: Record<string, string> = values.profile
  ? { NODE_OPTIONS: `--inspect=127.0.0.1:${profilerPort}` }
  : {}

async function describePages(servers: Servers, kinds: PageKind[]): Promise<string> {
  const lines: PageLine[] = []
  for (const kind of kinds) {
    say(kind.name)
    lines.push(await measureKind(servers, kind))
  }
  let visit = 0
  const mixed = {
    next: () => kinds[visit++ % kinds.length]?.next(),
    again: kinds[0]?.again ?? '/',
  }
  const loads: [string, Load][] = lines.map(({ name, load }) => [name, load])
  for (const clients of [16, 256])
    loads.push(['all', await measureLoad(servers.urls, mixed, clients)])
  return `${costs(lines)}\n${crowds(loads)}`
}

const costs = (lines: PageLine[]) =>
  table(
    ['page', 'HTML KB', 'sent KB', 'new: ms', 'its database', 'new, packed: ms', 'again: ms'],
    lines.map(({ name, bytes, sent, fresh, database, packed, again }) => [
      name,
      ...[bytes, sent].map((size) => (size / 1024).toFixed(1)),
      ...[fresh, database, packed, again].map((value) => value.toFixed(2)),
    ]),
    'markdown',
  )

const crowds = (loads: [string, Load][]) =>
  table(
    ['page', 'visitors', 'new a second', 'refused', 'again a second', 'refused'],
    loads.map(([name, { clients, fresh, again }]) => [
      name,
      String(clients),
      ...[fresh, again].flatMap(({ perSecond, errors }) => [
        withCommas(Math.round(perSecond)),
        String(errors),
      ]),
    ]),
    'markdown',
  )

async function describeProfile(url: string, kinds: PageKind[]): Promise<string> {
  const heads = ['ms a page']
  const spent = new Map<string, string[]>()
  for (const { name, next } of kinds) {
    say(name)
    const ask = (requests: number) => measureHttp(url, next, { clients: 2, requests, seconds: 20 })
    await ask(200)
    let pages = 0
    const parts = await profileDuring(async () => {
      pages = (await ask(200)).count
    })
    const sum = [...parts.values()].reduce((total, value) => total + value, 0)
    for (const [part, value] of [...parts, ['together', sum] as const]) {
      const row = spent.get(part) ?? heads.slice(1).map(() => '0.0')
      spent.set(part, [...row, (value / pages).toFixed(1)])
    }
    heads.push(name)
    for (const [part, row] of spent) {
      if (row.length < heads.length - 1) spent.set(part, [...row, '0.0'])
    }
  }
  return table(
    heads,
    [...spent].map(([part, row]) => [part, ...row]),
    'markdown',
  )
}

const text = await onSite(
  folder,
  listings,
  say,
  async (site) => {
    const kinds = pageKinds(await gather(site.url, site.connection))
    const wanted = kinds.filter(({ name }) => name.includes(values.only))
    if (values.profile) return describeProfile(site.url, wanted)
    return onServers(site, processes, say, (servers) => describePages(servers, wanted))
  },
  options,
)
process.stdout.write(text)
