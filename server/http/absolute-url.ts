import type { Config } from '#server/config.ts'

/** Returns the public address of a path, for messages that carry it. */
export function absoluteUrl(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
): string {
  return new URL(path, publicUrl ?? `http://${host}:${port}`).href
}
