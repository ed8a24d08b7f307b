import { pagePath } from '#domain/locale/page-path.ts'
import type { Config } from '#server/config.ts'

/** The configuration that addresses of the product depend on. */
export type PublicAddress = Pick<Config, 'publicUrl' | 'host' | 'port'>

/** Returns the public URL of a path, for messages. */
export function absoluteUrl({ publicUrl, host, port }: PublicAddress, path: string): string {
  return new URL(path, publicUrl ?? `http://${host}:${port}`).href
}

/**
 * Returns the public URL of a page in the language in force, for messages: in that of the
 * recipient within the variables of `queueMessage`, where they are a function.
 */
export const pageUrl = (address: PublicAddress, path: string): string =>
  absoluteUrl(address, pagePath(path))
