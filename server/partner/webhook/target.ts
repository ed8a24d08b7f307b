import { promises as dns } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { msg } from '#domain/locale/translate.ts'

/** Where webhooks may go: public addresses, and networks that the operator names. */

/** Not global by the registries of IANA for special purposes (RFC 6890 and its updates). */
const specialIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Of IPv6 only 2000::/3 is global, and not these in it, which wrap others or are for tests. */
const globalIpv6 = ['2000::/3']
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const special = networks([...specialIpv4, ...specialIpv6])
const global6 = networks(globalIpv6)

/** Returns a list of networks from addresses and CIDR ranges. */
export function networks(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Whether everybody can reach an address. One of IPv4 in the form of IPv6 counts as none. */
export function isPublic(address: string): boolean {
  const family = familyOf(address)
  if (family === 'ipv6' && !global6.check(address, family)) return false
  return isIP(address) > 0 && !special.check(address, family)
}

export interface Address {
  address: string
  family: number
}

/** Returns the addresses of a name. */
export type Resolve = (name: string) => Promise<Address[]>

export interface Targets {
  /** Whether the host of an address is an IP address of a network that the operator names. */
  isOwn(url: string): boolean
  /** Whether the host is an IP address that is private: it is connected to without `lookup`. */
  isPrivateIp(url: string): boolean
  /** Whether the host leads into a private network now. */
  isPrivate(url: string): Promise<boolean>
  /** Finds the addresses to connect to; fails where one of them is private. */
  lookup: LookupFunction
}

/** The name or the IP address in an address, without the brackets of IPv6. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '')

/**
 * Returns where webhooks may go. What is checked is what is connected to: a name that leads to
 * another address a moment later changes nothing (DNS rebinding).
 */
export function makeTargets(ownRanges: readonly string[], resolve: Resolve = resolveName): Targets {
  const own = networks(ownRanges)
  const isAllowed = (address: string) =>
    isPublic(address) || (isIP(address) > 0 && own.check(address, familyOf(address)))
  const areAllowed = (found: Address[]) => found.every(({ address }) => isAllowed(address))
  const isPrivateIp = (url: string) => isIP(hostOf(url)) > 0 && !isAllowed(hostOf(url))
  return {
    isOwn: (url) => {
      const host = hostOf(url)
      return isIP(host) > 0 && own.check(host, familyOf(host))
    },
    isPrivateIp,
    // A name that cannot be found now may be there later; each delivery looks again.
    isPrivate: async (url) =>
      isPrivateIp(url) ||
      (isIP(hostOf(url)) === 0 && !areAllowed(await resolve(hostOf(url)).catch(() => []))),
    lookup: (name, options, done) => {
      resolve(name).then(
        (found) => {
          const [first] = found
          if (!first) return done(new Error(`${name} was not found.`), '')
          if (!areAllowed(found)) return done(new Error(privateAddress), '')
          if (options.all) done(null, found)
          else done(null, first.address, first.family)
        },
        () => done(new Error(`${name} was not found.`), ''),
      )
    },
  }
}

export const privateAddress = msg('The address leads into a private network.')

/**
 * Asks name servers without the threads that reading files needs: names of strangers may take
 * long.
 */
const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 })

async function resolveName(name: string): Promise<Address[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const of = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
  return [...of(four, 4), ...of(six, 6)]
}
